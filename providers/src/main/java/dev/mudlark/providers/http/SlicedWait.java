package dev.mudlark.providers.http;

import dev.mudlark.context.Deadline;
import java.time.Duration;
import java.util.concurrent.TimeUnit;

/** Waits in slices and looks at the deadline between them. */
final class SlicedWait implements Waiter {

    private static final Duration SLICE = Duration.ofMillis(50);

    @Override
    public boolean await(Duration time, Deadline deadline) {
        if (deadline.remaining().compareTo(time) < 0) {
            return false;
        }
        long end = System.nanoTime() + time.toNanos();
        try {
            for (long left = time.toNanos(); left > 0; left = end - System.nanoTime()) {
                if (deadline.isOver()) {
                    return false;
                }
                TimeUnit.NANOSECONDS.sleep(Math.min(left, SLICE.toNanos()));
            }
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
