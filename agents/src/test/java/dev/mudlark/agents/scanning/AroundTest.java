package dev.mudlark.agents.scanning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class AroundTest {

    @Test
    void whatStandsAroundAMatchEndsAtTheBorderOrTheReach() {
        assertThat(Around.of("one; two 7 three; four", match("one; two 7 three; four"), 50, ';'))
                .isEqualTo(" two 7 three");
        assertThat(Around.of("abcdef7ghijkl", match("abcdef7ghijkl"), 3, ';')).isEqualTo("def7ghi");
        assertThat(Around.of("7", match("7"), 3, ';')).isEqualTo("7");
    }

    @Test
    void whatStandsBeforeAMatchIsCutToTheReach() {
        assertThat(Around.before("abcdef7", match("abcdef7"), 3)).isEqualTo("def");
        assertThat(Around.before("a7", match("a7"), 3)).isEqualTo("a");
    }

    @Test
    void aBeginningEndsAtWhiteSpaceOrElseBetweenCharacters() {
        assertThat(Around.beginning("one two three", 13)).isEqualTo("one two three");
        assertThat(Around.beginning("one two three", 12)).isEqualTo("one two");
        assertThat(Around.beginning("one two three", 7)).isEqualTo("one two");
        assertThat(Around.beginning("one\n\n\ntwo", 5)).isEqualTo("one");
        assertThat(Around.beginning("abcdef", 3)).isEqualTo("abc");
        assertThat(Around.beginning("ab😀", 3)).isEqualTo("ab");
    }

    private static MatchResult match(String text) {
        return Pattern.compile("7").matcher(text).results().findFirst().orElseThrow();
    }
}
