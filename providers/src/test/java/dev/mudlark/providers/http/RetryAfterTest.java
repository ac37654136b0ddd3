package dev.mudlark.providers.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Case WIR-12. */
class RetryAfterTest {

    @Test
    void secondsAndDatesAreTimesToWait() {
        assertThat(read("2")).contains(Duration.ofSeconds(2));
        assertThat(read(" 1.5 ")).contains(Duration.ofMillis(1500));
        assertThat(read("86400")).contains(Duration.ofDays(1));
        assertThat(read("Wed, 21 Oct 2015 07:28:00 GMT")).as("over").contains(Duration.ZERO);
        assertThat(read("Thu, 01 Jan 2026 00:00:30 GMT")).contains(Duration.ofSeconds(30));
        assertThat(read("99999999999999999999999")).isPresent();
    }

    @ParameterizedTest
    @ValueSource(strings = {"soon", "-3", "", " ", "1e", "NaN", "\u0663", "1e999999999999", "Wed, 21 Oct 2015"})
    void anythingElseIsNoTimeToWait(String text) {
        assertThat(read(text)).isEmpty();
    }

    private static Optional<Duration> read(String text) {
        return RetryAfter.read(text, () -> Instant.parse("2026-01-01T00:00:00Z"));
    }
}
