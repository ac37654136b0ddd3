package dev.mudlark.agents.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MemoTest {

    private final List<String> asked = new ArrayList<>();
    private final Memo<String, Integer> lengths = Memo.ofTexts(350, text -> {
        asked.add(text);
        return text.length();
    });

    @Test
    void aResultIsWorkedOutOnce() {
        assertThat(lengths.apply("one")).isEqualTo(3);
        assertThat(lengths.apply("one")).isEqualTo(3);
        assertThat(asked).containsExactly("one");
    }

    @Test
    void itNeverHoldsMoreCharactersThanItMay() {
        for (String text : List.of("a", "ab", "abc", "abcd")) {
            assertThat(lengths.apply(text)).isEqualTo(text.length());
        }
        assertThat(lengths.apply("abcd")).isEqualTo(4);
        assertThat(lengths.apply("a")).isEqualTo(1);
        assertThat(asked).containsExactly("a", "ab", "abc", "abcd", "a");
    }

    @Test
    void aTextTooLargeForItIsAnsweredButNotHeldAndDrivesNothingOut() {
        String large = "x".repeat(1_000);
        lengths.apply("a");
        assertThat(lengths.apply(large)).isEqualTo(1_000);
        assertThat(lengths.apply(large)).isEqualTo(1_000);
        lengths.apply("a");
        assertThat(asked).containsExactly("a", large, large);
    }
}
