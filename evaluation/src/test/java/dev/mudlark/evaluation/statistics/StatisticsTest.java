package dev.mudlark.evaluation.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StatisticsTest {

    @ParameterizedTest
    @CsvSource({
        "10, 10, 0.722467, 1",
        "0, 10, 0, 0.277533",
        "0, 50, 0, 0.071348",
        "1, 1, 0.206549, 1",
        // Newcombe 1998, table I, method 3: 81 of 263.
        "81, 263, 0.2553, 0.3662",
    })
    void wilsonIntervalOfPublishedValues(int successes, int n, double low, double high) {
        Bounds bounds = Bounds.wilson(successes, n);
        assertThat(bounds.low()).isCloseTo(low, within(5e-5));
        assertThat(bounds.high()).isCloseTo(high, within(5e-5));
    }

    @Test
    void quantilesInterpolateAsNumPyDoes() {
        double[] values = {40, 10, 30, 20};
        assertThat(Quantiles.of(values, 0.5)).isEqualTo(25);
        assertThat(Quantiles.of(values, 0.95)).isCloseTo(38.5, within(1e-12));
        assertThat(Quantiles.of(new double[] {7}, 0.95)).isEqualTo(7);
        assertThat(values).containsExactly(40, 10, 30, 20);
    }

    @Test
    void oneValueCarriesNoSpread() {
        assertThat(new Bootstrap(2000, 1).mean(new double[] {0.8})).isEmpty();
        assertThat(new Bootstrap(2000, 1).mean(new double[0])).isEmpty();
    }

    /** Of 100 values, half of them 1: the standard error of the mean is 0.05, so the interval is near 0.5 +- 0.098. */
    @Test
    void bootstrapComesNearTheNormalInterval() {
        double[] values = new double[100];
        java.util.Arrays.fill(values, 0, 50, 1);
        Bounds bounds = new Bootstrap(2000, 42).mean(values).orElseThrow();
        assertThat(bounds.low()).isCloseTo(0.402, within(0.015));
        assertThat(bounds.high()).isCloseTo(0.598, within(0.015));
    }

    @RepeatedTest(10)
    void bootstrapIsRepeatableAndIgnoresOrder(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        double[] values = random.doubles(2 + random.nextInt(20)).toArray();
        double[] reversed = new double[values.length];
        for (int i = 0; i < values.length; i++) {
            reversed[i] = values[values.length - 1 - i];
        }
        Bounds bounds = new Bootstrap(200, 7).mean(values).orElseThrow();
        assertThat(new Bootstrap(200, 7).mean(reversed)).contains(bounds);
        assertThat(bounds.low()).isBetween(0.0, bounds.high());
        assertThat(bounds.high()).isBetween(bounds.low(), 1.0);
    }
}
