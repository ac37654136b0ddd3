package dev.mudlark.providers.http;

import dev.mudlark.context.Deadline;
import java.time.Duration;

/** Lets time pass. A test lets none pass. */
@FunctionalInterface
public interface Waiter {

    /**
     * Waits.
     *
     * @return false when the deadline would pass before, or the thread was interrupted; then it did not wait to the end
     */
    boolean await(Duration time, Deadline deadline);

    /** Waits for real, in slices, so that a cancelled deadline ends it soon. */
    static Waiter real() {
        return new SlicedWait();
    }
}
