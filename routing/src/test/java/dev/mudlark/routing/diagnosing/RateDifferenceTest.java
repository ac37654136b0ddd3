package dev.mudlark.routing.diagnosing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RateDifferenceTest {

    /** Table II of Newcombe (1998), method 10. */
    @ParameterizedTest
    @CsvSource({
        "56, 70, 48, 80, 0.2, 0.0524, 0.3339",
        "9, 10, 3, 10, 0.6, 0.1705, 0.8090",
        "10, 10, 0, 20, 1.0, 0.6791, 1.0",
        "10, 10, 0, 10, 1.0, 0.6075, 1.0",
        "5, 56, 0, 29, 0.0893, -0.0381, 0.1926"
    })
    void theIntervalIsThePublishedOne(int hits, int n, int otherHits, int otherN, double d, double low, double high) {
        RateDifference found = RateDifference.of(hits, n, otherHits, otherN);
        assertThat(found.difference()).isCloseTo(d, within(5e-5));
        assertThat(found.interval().low()).isCloseTo(low, within(5e-5));
        assertThat(found.interval().high()).isCloseTo(high, within(5e-5));
    }

    @Test
    void equalSharesHaveAnIntervalAroundZero() {
        RateDifference found = RateDifference.of(3, 6, 3, 6);
        assertThat(found.difference()).isZero();
        assertThat(found.interval().low()).isEqualTo(-found.interval().high());
    }
}
