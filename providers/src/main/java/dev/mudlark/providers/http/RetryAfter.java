package dev.mudlark.providers.http;

import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.Optional;

/** The header {@code Retry-After}: seconds, also with a fraction, or a date (RFC 9110, section 10.2.3). */
final class RetryAfter {

    private static final int LONGEST = 40;
    private static final BigDecimal LONGEST_SECONDS =
            BigDecimal.valueOf(Duration.ofDays(3650).toSeconds());

    private RetryAfter() {}

    /** How long to wait: nothing for a date that is over, empty for text that is neither and for negative seconds. */
    static Optional<Duration> read(String text, InstantSource clock) {
        String value = text.strip();
        if (value.isEmpty() || value.length() > LONGEST) {
            return Optional.empty();
        }
        return value.chars().allMatch(c -> c == '.' || (c >= '0' && c <= '9'))
                ? seconds(value)
                : date(value, clock.instant());
    }

    private static Optional<Duration> seconds(String value) {
        try {
            BigDecimal seconds = new BigDecimal(value).min(LONGEST_SECONDS);
            return Optional.of(Duration.ofMillis(seconds.movePointRight(3).longValue()));
        } catch (NumberFormatException e) {
            return Optional.empty();
        }
    }

    private static Optional<Duration> date(String value, Instant now) {
        try {
            Instant until = ZonedDateTime.parse(value, DateTimeFormatter.RFC_1123_DATE_TIME)
                    .toInstant();
            return Optional.of(until.isAfter(now) ? Duration.between(now, until) : Duration.ZERO);
        } catch (DateTimeParseException e) {
            return Optional.empty();
        }
    }
}
