package dev.mudlark.evaluation.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SquadTest {

    @Test
    void normalisationLowersAndDropsArticlesAndPunctuation() {
        assertThat(Squad.tokens("The  Eiffel-Tower, (a) tall thing!")).containsExactly("eiffeltower", "tall", "thing");
        assertThat(Squad.tokens("An answer: theatre")).containsExactly("answer", "theatre");
        assertThat(Squad.tokens("the")).isEmpty();
    }

    @Test
    void exactMatchIgnoresArticlesCaseAndPunctuation() {
        assertThat(Squad.exactMatch("The Denver Broncos.", "Denver Broncos")).isTrue();
        assertThat(Squad.exactMatch("Denver", "Denver Broncos")).isFalse();
    }

    /** Two of three said tokens are among four wanted: precision 2/3, recall 2/4, F1 = 2 * 2 / (3 + 4) = 4/7. */
    @Test
    void tokenF1IsTheHarmonicMean() {
        assertThat(Squad.tokenF1("5 business days", "takes 5 to days")).isCloseTo(4.0 / 7, within(1e-12));
    }

    @Test
    void repeatedTokensCountAsOftenAsTheyStandInBoth() {
        assertThat(Squad.tokenF1("x x x", "x x y")).isCloseTo(2.0 * 2 / 6, within(1e-12));
    }

    @Test
    void nothingLeftEqualsOnlyNothing() {
        assertThat(Squad.tokenF1("the", "a")).isEqualTo(1);
        assertThat(Squad.tokenF1("", "5 days")).isZero();
        assertThat(Squad.tokenF1("5 days", "")).isZero();
    }
}
