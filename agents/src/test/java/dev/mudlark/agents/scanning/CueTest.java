package dev.mudlark.agents.scanning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class CueTest {

    private final Cue digits = new Cue(Pattern.compile("\\d+"));

    @Test
    void whatIsFoundIsFoundAgain() {
        assertThat(digits.all("1 and 22")).extracting(MatchResult::group).containsExactly("1", "22");
        assertThat(digits.all("1 and 22")).isSameAs(digits.all("1 and 22"));
        assertThat(digits.texts("1 and 22")).containsExactly("1", "22");
        assertThat(digits.in("1 and 22")).isTrue();
        assertThat(digits.in("none")).isFalse();
        assertThat(digits.regex()).isEqualTo("\\d+");
    }
}
