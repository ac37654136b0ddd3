package dev.mudlark.bench.problems;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.mudlark.context.PlainWords;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonFaultTest {

    private static final String SOUND = "{\"id\": \"a\", \"n\": [1, -2.5e3, true, null], \"o\": {\"x\": \"y\\n\"}}";
    private static final String NOISE = "{}[]:,\"'\\x0-.eE+tfn/*#\u0001\n ";

    /** The ways in which JSON is read. */
    private static final List<JsonMapper> READERS = List.of(
            JsonMapper.builder()
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .build(),
            JsonMapper.builder()
                    .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
                    .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                    .build());

    private static List<String> faults(String json) {
        return READERS.stream().map(reader -> fault(reader, json)).distinct().toList();
    }

    private static String fault(JsonMapper reader, String json) {
        try {
            return reader.readTree(json) == null ? "nothing" : "";
        } catch (JsonProcessingException e) {
            return JsonFault.of(e);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"a": 1, "a": 2}     | the key 'a' stands twice
            {"a": 1              | it ends before a { is closed
            {"a": [1             | it ends before a [ is closed
            {"a": "x             | it ends before a quote is closed
            [1, ]                | ']' stands where a value is needed
            {"a": 1]             | ']' closes what was not opened
            {"a" 1}              | '1' stands where a colon is needed
            {"a": 1 "b": 2}      | '"' stands where a comma is needed
            {a: 1}               | 'a' stands where a key in double quotes is needed
            {"a": yes}           | 'yes' is no JSON value; text needs double quotes
            {"a": 'x'}           | ''' stands where a value is needed
            {"a": "\\x"}         | 'x' cannot follow a backslash
            {"a": 01}            | a number begins with a needless 0
            {"a": 1.}            | a number is not written as JSON writes them
            {} {}                | there is more after the end of the value
            """)
    void whatIsWrongIsToldInPlainWords(String json, String told) {
        assertThat(faults(json)).containsExactly(told);
    }

    @Test
    void whatGrowsTooLargeIsToldInPlainWords() {
        assertThat(faults("[".repeat(2000))).containsExactly("it is nested too deep");
        assertThat(faults("[" + "1".repeat(2000) + "]")).containsExactly("a number has too many digits");
        assertThat(faults("{\"" + "k".repeat(60_000) + "\": 1}")).containsExactly("a key is too long");
        assertThat(faults("[\"a\nb\"]"))
                .singleElement()
                .asString()
                .startsWith("a line break or control character stands inside a text");
    }

    @Test
    void noTextBringsOutTheReadersOwnWords() {
        for (long seed = 0; seed < 3000; seed++) {
            String text = MarredText.of(SOUND, NOISE, seed);
            for (String fault : faults(text)) {
                String told = fault.startsWith("'") ? fault.substring(fault.lastIndexOf('\'')) : fault;
                assertThat(told)
                        .as(text)
                        .doesNotContain("Object", "token", "CTRL-CHAR", "code ", "Source", "expecting", "\n");
                assertThat(PlainWords.speaksOfCode(told)).as(told).isFalse();
            }
        }
    }
}
