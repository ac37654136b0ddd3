package dev.mudlark.tools.builtin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FoldingTest {

    @Test
    void whatIsWrittenInSeveralCapitalsEqualsThem() {
        for (int codePoint = 0; codePoint <= Character.MAX_CODE_POINT; codePoint++) {
            String text = Character.toString(codePoint);
            String capitals = text.toUpperCase(Locale.ROOT);
            if (capitals.chars().allMatch(Character::isLetter) && codePoint != 'ı') {
                assertThat(Folding.folded(text)).as("%x", codePoint).isEqualTo(Folding.folded(capitals));
            }
        }
        assertThat(Folding.folded("Straße")).isEqualTo("strasse");
        assertThat(Folding.folded("STRAẞE")).isEqualTo("strasse");
    }

    @Test
    void foldingTwiceChangesNothing() {
        for (int codePoint = 0; codePoint <= Character.MAX_CODE_POINT; codePoint++) {
            String once = Folding.folded(Character.toString(codePoint));
            assertThat(Folding.folded(once)).as("%x", codePoint).isEqualTo(once);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"en-US", "tr-TR", "az-AZ", "lt-LT"})
    void caseFoldsWhateverTheLanguageOfTheMachine(String language) {
        Locale locale = Locale.getDefault();
        try {
            Locale.setDefault(Locale.forLanguageTag(language));
            assertThat(Folding.folded("İSTANBUL TITLE")).isEqualTo("istanbul title");
            assertThat(Folding.folded("ILLINOIS I\u0307")).isEqualTo("illinois i");
            assertThat(Folding.folded("kapı")).isEqualTo("kapı");
            assertThat(Folding.folded("ΟΔΟΣ")).isEqualTo(Folding.folded("οδος"));
            assertThat(Folding.folded("𐐀x")).isEqualTo("𐐨x");
        } finally {
            Locale.setDefault(locale);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "ﬁsh | fish",
                "ＥＲＲ－４２ | err-42",
                "x² | x2",
                "№ 5 | no 5",
                "error\u2011code | error-code",
                "‘don’t’ | 'don't'",
                "“say” „so“ | \"say\" \"so\"",
                "10\u00a0000\u202f€ | 10 000 €",
                "co\u00adop\u200bera\u2060te\ufeff | cooperate",
                "❤\ufe0f | ❤",
                "o\u00b4clock | o\u00b4clock",
                "ｶﾞ | ガ",
                "\u1112\u1161\u11ab | 한",
                "nai\u0308ve | naïve",
                "e\u0301 | é",
                "e\u200d\u0301 | é",
                "a\u202eb | ab",
                "x\udb40\udc41y | xy"
            })
    void whatIsTypesetInAnotherWayIsEqual(String text, String folded) {
        assertThat(Folding.folded(text)).isEqualTo(folded);
    }

    @Test
    void accentsCountAndLoneSurrogatesStay() {
        assertThat(Folding.folded("resume")).isNotEqualTo(Folding.folded("résumé"));
        assertThat(Folding.folded("\ud800")).isEqualTo("\ud800");
        assertThat(Folding.composed("ﬁ ‘x’ e\u0301")).isEqualTo("ﬁ ‘x’ é");
    }
}
