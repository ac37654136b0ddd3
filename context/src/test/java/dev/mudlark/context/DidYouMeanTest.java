package dev.mudlark.context;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class DidYouMeanTest {

    private static final List<String> TOOLS = List.of("calculator", "date_calc", "corpus_grep", "search");

    @Test
    void findsTheNameBehindASlipOfTheFinger() {
        assertThat(DidYouMean.closest("claculator", TOOLS)).contains("calculator");
        assertThat(DidYouMean.closest("Corpus-Grep", TOOLS)).contains("corpus_grep");
        assertThat(DidYouMean.closest("serach", TOOLS)).contains("search");
    }

    @Test
    void staysSilentWhenNothingIsClose() {
        assertThat(DidYouMean.closest("weather", TOOLS)).isEmpty();
        assertThat(DidYouMean.hint("weather", TOOLS)).isEmpty();
        assertThat(DidYouMean.closest("", TOOLS)).isEmpty();
    }

    @Test
    void listsTheClosestFirstAndKeepsTheOrderOfTies() {
        assertThat(DidYouMean.closest("abcd", List.of("abxd", "abcd", "abyd"), 3))
                .containsExactly("abcd", "abxd", "abyd");
    }

    @Test
    void hintNamesTheCandidate() {
        assertThat(DidYouMean.hint("date_clac", TOOLS)).isEqualTo("; did you mean 'date_calc'?");
    }

    @Test
    void hugeInputIsCutBeforeItIsCompared() {
        assertThat(DidYouMean.closest("x".repeat(1_000_000), List.of("y".repeat(1_000_000)))
                        .isPresent())
                .isFalse();
    }
}
