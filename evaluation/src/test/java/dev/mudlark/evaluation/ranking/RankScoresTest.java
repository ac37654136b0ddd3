package dev.mudlark.evaluation.ranking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

class RankScoresTest {

    /** Relevant a, b, c; passages of x, a, a, y, b. */
    private static final RankScores WORKED = new RankScores(List.of("x", "a", "a", "y", "b"), Set.of("a", "b", "c"));

    @Test
    void recallCountsDocumentsOnce() {
        assertThat(WORKED.recallAt(1)).isZero();
        assertThat(WORKED.recallAt(3)).isCloseTo(1.0 / 3, within(1e-12));
        assertThat(WORKED.recallAt(5)).isCloseTo(2.0 / 3, within(1e-12));
    }

    @Test
    void precisionCountsPassagesAndDividesByK() {
        assertThat(WORKED.precisionAt(5)).isCloseTo(0.6, within(1e-12));
        assertThat(WORKED.precisionAt(10)).isCloseTo(0.3, within(1e-12));
    }

    @Test
    void hitNeedsOneRelevantPassage() {
        assertThat(WORKED.hitAt(1)).isZero();
        assertThat(WORKED.hitAt(2)).isEqualTo(1);
    }

    /** The example of three queries in the encyclopaedia article on MRR: first right at 3, 2 and 1, mean 11/18. */
    @Test
    void meanReciprocalRankOfThePublishedExample() {
        double cat = new RankScores(List.of("catten", "cati", "cats"), Set.of("cats")).reciprocalRankAt(5);
        double torus = new RankScores(List.of("torii", "tori", "toruses"), Set.of("tori")).reciprocalRankAt(5);
        double virus = new RankScores(List.of("viruses", "virii", "viri"), Set.of("viruses")).reciprocalRankAt(5);
        assertThat((cat + torus + virus) / 3).isCloseTo(11.0 / 18, within(1e-12));
        assertThat(WORKED.reciprocalRankAt(1)).isZero();
    }

    /** The widely printed example with the gains 3 2 3 0 1 2: DCG 6.861, ideal 3 3 3 2 2 2 1 0 at 6: 8.740. */
    @Test
    void discountedCumulativeGainOfThePublishedExample() {
        double dcg = RankScores.dcg(new double[] {3, 2, 3, 0, 1, 2});
        double ideal = RankScores.dcg(new double[] {3, 3, 3, 2, 2, 2});
        assertThat(dcg).isCloseTo(6.861, within(5e-4));
        assertThat(ideal).isCloseTo(8.740, within(5e-4));
        assertThat(dcg / ideal).isCloseTo(0.785, within(5e-4));
    }

    /** Gains 0 1 0 0 1: 1/log2(3) + 1/log2(6) = 0.630930 + 0.386853; ideal 1 + 0.630930 + 0.5 = 2.130930. */
    @Test
    void secondPassageOfADocumentGainsNothing() {
        assertThat(WORKED.ndcgAt(5)).isCloseTo(1.017783 / 2.130930, within(1e-6));
        assertThat(WORKED.ndcgAt(3)).isCloseTo(0.630930 / 2.130930, within(1e-6));
    }

    @Test
    void idealHasNoMoreGainsThanK() {
        RankScores scores = new RankScores(List.of("a", "b"), Set.of("a", "b", "c", "d"));
        assertThat(scores.ndcgAt(2)).isCloseTo(1, within(1e-12));
        assertThat(scores.recallAt(2)).isEqualTo(0.5);
    }

    /** Relevant at 2, 3 and 5: (1/2 + 2/3 + 3/5) / 3. */
    @Test
    void averagePrecisionIsTheMeanAtRelevantRanks() {
        assertThat(WORKED.averagePrecision()).isCloseTo((0.5 + 2.0 / 3 + 0.6) / 3, within(1e-12));
        assertThat(new RankScores(List.of("x"), Set.of("a")).averagePrecision()).isZero();
    }

    @Test
    void nothingRelevantIsRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new RankScores(List.of("a"), Set.of()));
    }

    @RepeatedTest(50)
    void everyMetricLiesBetweenZeroAndOne(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        List<String> ranking = random.ints(random.nextInt(12), 0, 8)
                .mapToObj(Integer::toString)
                .toList();
        Set<String> relevant = random.ints(1 + random.nextInt(5), 0, 8)
                .mapToObj(Integer::toString)
                .collect(Collectors.toSet());
        RankScores scores = new RankScores(ranking, relevant);
        int k = 1 + random.nextInt(10);
        assertThat(List.of(
                        scores.recallAt(k),
                        scores.precisionAt(k),
                        scores.hitAt(k),
                        scores.reciprocalRankAt(k),
                        scores.ndcgAt(k),
                        scores.averagePrecision()))
                .allSatisfy(value -> assertThat(value).isBetween(0.0, 1.0 + 1e-12));
        assertThat(scores.recallAt(k)).isLessThanOrEqualTo(scores.recallAt(k + 1));
    }
}
