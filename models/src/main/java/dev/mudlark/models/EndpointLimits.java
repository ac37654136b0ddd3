package dev.mudlark.models;

import java.time.Duration;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * How fast and how patiently a provider is asked. Limits hold for all models of one provider together.
 *
 * @param concurrency most requests under way at the same time, at least 1; empty for no limit
 * @param requestsPerMinute most requests begun in any minute, at least 1; empty for no limit
 * @param tokensPerMinute most tokens, read and written, in any minute, at least 1; empty for no limit
 * @param maxRetries how often a request is sent again, 0 to 20
 * @param maxRetryWait longest wait before sending again; a provider that asks for more is not waited for
 * @param timeout longest time for one request and its reply
 */
public record EndpointLimits(
        OptionalInt concurrency,
        OptionalInt requestsPerMinute,
        OptionalLong tokensPerMinute,
        int maxRetries,
        Duration maxRetryWait,
        Duration timeout) {

    /** No limits of speed, 4 retries, a minute's wait at most, ten minutes for a reply. */
    public static final EndpointLimits DEFAULT = new EndpointLimits(
            OptionalInt.empty(),
            OptionalInt.empty(),
            OptionalLong.empty(),
            4,
            Duration.ofMinutes(1),
            Duration.ofMinutes(10));

    private static final int MOST_RETRIES = 20;

    /** @throws IllegalArgumentException when a number is out of its range */
    public EndpointLimits {
        if (concurrency.orElse(1) < 1 || requestsPerMinute.orElse(1) < 1 || tokensPerMinute.orElse(1) < 1) {
            throw new IllegalArgumentException("limits of an endpoint are at least 1");
        }
        if (maxRetries < 0 || maxRetries > MOST_RETRIES) {
            throw new IllegalArgumentException("max_retries is 0 to " + MOST_RETRIES + ", not " + maxRetries);
        }
        if (maxRetryWait.isNegative() || timeout.isNegative() || timeout.isZero()) {
            throw new IllegalArgumentException("times of an endpoint cannot be negative, and its timeout not zero");
        }
    }
}
