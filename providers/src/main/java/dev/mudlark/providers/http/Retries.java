package dev.mudlark.providers.http;

import dev.mudlark.context.Deadline;
import java.time.Duration;

/** When a request that came to nothing is sent again. */
record Retries(Connection connection) {

    private static final Duration FIRST_WAIT = Duration.ofMillis(500);

    /**
     * Waits until it may be asked again.
     *
     * @param retries how often it was asked again before
     * @throws dev.mudlark.models.LlmException when that does not help, or there is no time or try left
     */
    void waitAfter(Failure failure, int retries, Deadline deadline) {
        Duration longest = connection.endpoint().limits().maxRetryWait();
        if (!failure.isWorthRetrying()
                || retries >= connection.endpoint().limits().maxRetries()) {
            throw failure.given(retries, "");
        }
        Duration wait = failure.retryAfter().orElseGet(() -> backOff(retries, longest));
        if (wait.compareTo(longest) > 0) {
            throw failure.given(
                    retries,
                    "; it asks to wait " + wait.toSeconds() + " s, and max_retry_wait_s is " + longest.toSeconds());
        }
        if (!connection.surroundings().waiter().await(wait, deadline)) {
            throw failure.given(retries, "; no time is left to try again");
        }
    }

    /** Twice as long each time, from half of that at random, so that many do not come back together. */
    private Duration backOff(int retries, Duration longest) {
        Duration full = FIRST_WAIT.multipliedBy(1L << Math.min(retries, 20));
        Duration capped = full.compareTo(longest) > 0 ? longest : full;
        double share = 0.5 + connection.surroundings().jitter().getAsDouble() / 2;
        return Duration.ofNanos((long) (capped.toNanos() * share));
    }
}
