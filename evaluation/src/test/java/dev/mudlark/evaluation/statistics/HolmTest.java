package dev.mudlark.evaluation.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

class HolmTest {

    /**
     * By hand, in ascending order: 4 x 0.005 = 0.02, 3 x 0.01 = 0.03, 2 x 0.03 = 0.06, and 1 x 0.04, which must not fall
     * below 0.06. The same as p.adjust(c(0.01, 0.04, 0.03, 0.005), "holm") of R is defined to give.
     */
    @Test
    void workedExample() {
        assertThat(Holm.adjust(new double[] {0.01, 0.04, 0.03, 0.005}))
                .containsExactly(new double[] {0.03, 0.06, 0.06, 0.02}, within(1e-12));
    }

    @Test
    void tiesGetTheSameAndNothingPassesOne() {
        assertThat(Holm.adjust(new double[] {0.02, 0.02, 0.9, 0.8}))
                .containsExactly(new double[] {0.08, 0.08, 1, 1}, within(1e-12));
    }

    @Test
    void oneTestStaysAsItIs() {
        assertThat(Holm.adjust(new double[] {0.04})).containsExactly(0.04);
        assertThat(Holm.adjust(new double[0])).isEmpty();
    }

    @RepeatedTest(20)
    void isMonotoneAndBetweenTheRawAndBonferroni(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        double[] p = random.doubles(1 + random.nextInt(30))
                .map(value -> value * value)
                .toArray();
        double[] adjusted = Holm.adjust(p);
        for (int i = 0; i < p.length; i++) {
            assertThat(adjusted[i]).isBetween(p[i], Math.min(1, p[i] * p.length));
            for (int j = 0; j < p.length; j++) {
                if (p[i] <= p[j]) {
                    assertThat(adjusted[i]).isLessThanOrEqualTo(adjusted[j]);
                }
            }
        }
    }
}
