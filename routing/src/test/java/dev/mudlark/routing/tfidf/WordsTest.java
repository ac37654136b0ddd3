package dev.mudlark.routing.tfidf;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WordsTest {

    /** Each expectation is what Python's {@code re.findall(r"(?u)\b\w\w+\b", text.lower())} gives. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "What's a 4 GB server?|what gb server",
                "Node.js v22_1 don't|node js v22_1 don",
                "a b c|''",
                "STRASSE Straße|strasse straße",
                "İstanbul|stanbul",
                "ΣΑΣ|σας",
                "½¾ ²³ Ⅷx|½¾ ²³ ⅷx",
                "東京タワー 京|東京タワー",
                "ab-cd ab_cd __|ab cd ab_cd __",
                "'  '|''",
            })
    void aWordIsARunOfAtLeastTwoWordCharacters(String text, String words) {
        assertThat(String.join(" ", Words.of(text))).isEqualTo(words);
    }

    @Test
    void lettersOutsideTheBasicPlaneCountOnce() {
        String one = "\uD835\uDCB3";
        assertThat(Words.of(one + " " + one + one + " x" + one)).containsExactly(one + one, "x" + one);
        assertThat(Words.of("\uD83D\uDE00\uD83D\uDE00 ok\uD83D\uDE00ok")).containsExactly("ok", "ok");
        assertThat(Words.of("\uD801\uDC00\uD801\uDC01")).containsExactly("\uD801\uDC28\uD801\uDC29");
    }

    @Test
    void halvesOfCharactersAndCombiningMarksEndAWord() {
        assertThat(Words.of("ab\uD835cd")).containsExactly("ab", "cd");
        assertThat(Words.of("cafe\u0301s")).containsExactly("cafe");
    }

    @Test
    void placesAreThoseOfTheTextAsItWasWritten() {
        assertThat(Words.places("Ask: SSH keys, a Key"))
                .containsExactly(
                        new Words.Place("ask", 0, 3),
                        new Words.Place("ssh", 5, 8),
                        new Words.Place("keys", 9, 13),
                        new Words.Place("key", 17, 20));
        assertThat(Words.places("")).isEqualTo(List.of());
    }
}
