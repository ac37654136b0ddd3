package dev.mudlark.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ComparedTextTest {
    @Test
    void keywordsStandInItAsTheyDoInAnswers() {
        ComparedText text = ComparedText.of("The  Fee is 1,250 EUR – a year.");
        assertThat(text.holds("fee")).isTrue();
        assertThat(text.holds("1250")).isTrue();
        assertThat(text.holds("250")).isFalse();
        assertThat(text.holds("")).isFalse();
        assertThat(text.value()).isEqualTo("the fee is 1250 eur - a year.");
    }

    @Test
    void wordsAreDistinctAndContentWordsLeaveTheCommonOnesOut() {
        ComparedText text = ComparedText.of("The fee of the Basin plan: the fee");
        assertThat(text.words()).containsExactly("the", "fee", "of", "basin", "plan");
        assertThat(text.contentWords()).containsExactly("fee", "basin", "plan");
    }
}
