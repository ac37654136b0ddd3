package dev.mudlark.evaluation.ranking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

class ReciprocalRankFusionTest {

    /** By hand: a 1/61 + 1/62, c 1/63 + 1/61, b 1/62, d 1/63. */
    @Test
    void sumsReciprocalRanksWithSixty() {
        Map<String, Double> scores =
                ReciprocalRankFusion.scores(List.of(List.of("a", "b", "c"), List.of("c", "a", "d")));
        assertThat(scores.keySet()).containsExactly("a", "c", "b", "d");
        assertThat(scores.get("a")).isCloseTo(0.0325224749, within(1e-9));
        assertThat(scores.get("c")).isCloseTo(0.0322664585, within(1e-9));
        assertThat(scores.get("b")).isCloseTo(0.0161290323, within(1e-9));
        assertThat(scores.get("d")).isCloseTo(0.0158730159, within(1e-9));
    }

    @Test
    void oneRankingKeepsItsOrder() {
        assertThat(ReciprocalRankFusion.merge(List.of(List.of("z", "y", "x")))).containsExactly("z", "y", "x");
    }

    @Test
    void tiesStandInTheOrderTheyCame() {
        assertThat(ReciprocalRankFusion.merge(List.of(List.of("z", "y"), List.of("b", "a"))))
                .containsExactly("z", "b", "y", "a");
        assertThat(ReciprocalRankFusion.merge(List.of(List.of("p", "q"), List.of("q", "p"))))
                .containsExactly("p", "q");
    }

    @Test
    void repeatedItemCountsOnceInARanking() {
        assertThat(ReciprocalRankFusion.scores(List.of(List.of("a", "a", "b"))))
                .containsEntry("a", 1.0 / 61)
                .containsEntry("b", 1.0 / 63);
    }

    @Test
    void nothingMergesToNothing() {
        assertThat(ReciprocalRankFusion.merge(List.of())).isEmpty();
        assertThat(ReciprocalRankFusion.merge(List.of(List.of(), List.of()))).isEmpty();
    }

    @RepeatedTest(20)
    void orderOfRankingsChangesNoScore(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        List<List<Integer>> rankings = new ArrayList<>();
        for (int r = 0; r < 1 + random.nextInt(5); r++) {
            rankings.add(
                    random.ints(random.nextInt(12), 0, 15).boxed().distinct().toList());
        }
        Map<Integer, Double> scores = ReciprocalRankFusion.scores(rankings);
        List<List<Integer>> shuffled = new ArrayList<>(rankings);
        Collections.shuffle(shuffled, random);
        Map<Integer, Double> others = ReciprocalRankFusion.scores(shuffled);
        assertThat(others.keySet()).containsExactlyInAnyOrderElementsOf(scores.keySet());
        scores.forEach((item, score) -> assertThat(others.get(item)).isCloseTo(score, within(1e-12)));
    }
}
