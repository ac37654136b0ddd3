package dev.mudlark.tools.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LooseTextTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                " Lamp \t|lamp",
                "Old  \u00a0 Mill|old mill",
                "\ufeffid|id",
                "\u0130zmir|izmir",
                "I\u0307zmir|izmir",
                "STRASSE|stra\u00dfe",
                "\uff11\uff12|12",
                "cafe\u0301|caf\u00e9",
                "\u201cok\u201d|\"ok\"",
                "a\u200bb|AB",
                "\u00a0x\u3000|x",
            })
    void textsThatAreAlikeHaveOneKey(String one, String two) {
        assertThat(LooseText.key(one)).isEqualTo(LooseText.key(two));
        assertThat(LooseText.hasKey(one, LooseText.key(two))).isTrue();
        assertThat(LooseText.hasKey(two, LooseText.key(one))).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"cafe,caf\u00e9", "a b,ab", "lamp,lamps", "lamps,lamp", "x,y", "dotless,dotl\u0131ess"})
    void textsThatAreNotHaveTwo(String one, String two) {
        assertThat(LooseText.hasKey(one, LooseText.key(two))).isFalse();
        assertThat(LooseText.hasKey(two, LooseText.key(one))).isFalse();
    }

    @Test
    void aLineBreakIsASpace() {
        assertThat(LooseText.key("first\r\nsecond")).isEqualTo("first second");
    }

    @Test
    void emptinessIsOnlyLikeEmptiness() {
        assertThat(LooseText.hasKey(" \n", "")).isTrue();
        assertThat(LooseText.hasKey("\u200b", "")).isTrue();
        assertThat(LooseText.hasKey("x", "")).isFalse();
        assertThat(LooseText.hasKey("", "x")).isFalse();
    }

    @Test
    void theMachinesLanguageChangesNothing() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.of("tr"));
            assertThat(LooseText.key("TITLE")).isEqualTo("title");
        } finally {
            Locale.setDefault(before);
        }
    }
}
