package dev.mudlark.documents.loaders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TomlWordsTest {

    private static final String WHOLE = """
            title = "A \\u00e9 tale"
            date = 2024-05-06T07:08:09Z
            tags = ["a", 'b', 1_000, 0x1F, 1e5, true]
            owner = { name = "Ann", "last name" = '''x''' } # comment
            time = 07:32:00
            [more.deep]
            size = -inf
            [[list]]
            n = +1.5
            """;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "title = A tale        | line 2: no key, value or = can be read here; put text in quotes",
                "a = 1\\na = 2          | line 3: a key stands twice",
                "a = 007               | line 2: a number begins with a needless 0; put it in quotes to keep that",
                "a = \"x               | line 2: it ends before a quote or a bracket is closed",
                "a = [1 2]             | line 2: more stands right behind a value; a comma is missing, or quotes",
                "a = {b = 1,}          | line 2: a comma stands before a }; remove it",
                "a = \"\\\\q\"           | line 2: a backslash in quotes begins nothing known; write \\\\ for a backslash",
                "a 1                   | line 2: no key, value or = can be read here; put text in quotes",
            })
    void aFaultIsToldInPlainWords(String block, String words) {
        String toml = block.replace("\\n", "\n").replace("\\\\", "\\");
        assertThatThrownBy(() -> TomlHeader.parse(toml))
                .isInstanceOf(HeaderException.class)
                .hasMessage("the front matter is not TOML: " + words);
    }

    @Test
    void theWholeTextIsRead() throws HeaderException {
        assertThat(TomlHeader.parse(WHOLE).orElseThrow()).containsKeys("title", "owner", "more", "list");
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4})
    void noFaultSpeaksOfTheReader(long seed) {
        Random random = new Random(seed);
        String signs = "=[]{}\"'\\#.,\n 0-_:zT\u0000\u00e9\ud83d";
        for (int round = 0; round < 5_000; round++) {
            StringBuilder text = new StringBuilder(WHOLE);
            for (int i = 1 + random.nextInt(2); i > 0; i--) {
                int at = random.nextInt(text.length());
                switch (random.nextInt(3)) {
                    case 0 -> text.deleteCharAt(at);
                    case 1 -> text.insert(at, signs.charAt(random.nextInt(signs.length())));
                    default -> text.setLength(at + 1);
                }
            }
            String message = problem(text.toString());
            assertThat(message)
                    .as("seed %d: %s", seed, text)
                    .doesNotContain("token", "Token", "Got ", "EOF", "Exception", "it cannot be read");
        }
    }

    private static String problem(String block) {
        try {
            TomlHeader.parse(block);
            return "";
        } catch (HeaderException e) {
            return String.valueOf(e.getMessage());
        }
    }
}
