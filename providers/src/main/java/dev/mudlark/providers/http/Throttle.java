package dev.mudlark.providers.http;

import dev.mudlark.context.Deadline;
import dev.mudlark.models.EndpointLimits;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Holds requests of one provider to its limits: how many are under way, how many begin in a minute, how many tokens a
 * minute takes. The minute slides. Tokens are estimated when a request begins and corrected when its reply is known.
 * Safe for use by several threads; who waits longest goes first.
 */
final class Throttle {

    private static final long MINUTE = Duration.ofMinutes(1).toNanos();
    private static final Duration SLICE = Duration.ofMillis(100);

    private final EndpointLimits limits;
    private final @Nullable Semaphore places;
    private final Waiter waiter;
    private final LongSupplier nanoTime;
    private final ArrayDeque<Start> minute = new ArrayDeque<>();
    private long tokens;

    Throttle(EndpointLimits limits, Waiter waiter, LongSupplier nanoTime) {
        this.limits = limits;
        this.places = limits.concurrency().isPresent()
                ? new Semaphore(limits.concurrency().getAsInt(), true)
                : null;
        this.waiter = waiter;
        this.nanoTime = nanoTime;
    }

    /**
     * Waits until a request may begin.
     *
     * @param estimate tokens it will probably take
     * @return empty-handed, that is null, when the deadline comes first; else the permit to give back
     */
    @Nullable
    Permit begin(long estimate, Deadline deadline) {
        if (places != null && !acquired(places, deadline)) {
            return null;
        }
        Start start = new Start(estimate);
        for (long wait = tryStart(start); wait > 0; wait = tryStart(start)) {
            if (!waiter.await(Duration.ofNanos(wait), deadline)) {
                release();
                return null;
            }
        }
        return new Permit(start);
    }

    private static boolean acquired(Semaphore places, Deadline deadline) {
        try {
            while (!deadline.isOver()) {
                long slice = Math.min(SLICE.toNanos(), deadline.remaining().toNanos());
                if (places.tryAcquire(slice, TimeUnit.NANOSECONDS)) {
                    return true;
                }
            }
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Begins when the minute has room; else says after how many nanoseconds to try again. */
    private synchronized long tryStart(Start start) {
        long now = nanoTime.getAsLong();
        while (!minute.isEmpty() && now - minute.getFirst().at >= MINUTE) {
            tokens -= minute.removeFirst().tokens;
        }
        boolean full = minute.size() >= limits.requestsPerMinute().orElse(Integer.MAX_VALUE);
        boolean heavy = !minute.isEmpty()
                && tokens + start.tokens > limits.tokensPerMinute().orElse(Long.MAX_VALUE);
        if (full || heavy) {
            return Math.max(1, minute.getFirst().at + MINUTE - now);
        }
        if (limits.requestsPerMinute().isPresent() || limits.tokensPerMinute().isPresent()) {
            start.at = now;
            minute.addLast(start);
            tokens += start.tokens;
        }
        return 0;
    }

    private synchronized void correct(Start start, long actual) {
        if (minute.contains(start)) {
            tokens += actual - start.tokens;
            start.tokens = actual;
        }
    }

    private void release() {
        if (places != null) {
            places.release();
        }
    }

    /** A request that began. */
    private static final class Start {
        private long at;
        private long tokens;

        Start(long estimate) {
            this.tokens = estimate;
        }
    }

    /** The right to send one request. */
    final class Permit implements AutoCloseable {
        private final Start start;

        private Permit(Start start) {
            this.start = start;
        }

        /** The tokens that the request really took. */
        void took(long actual) {
            correct(start, actual);
        }

        @Override
        public void close() {
            release();
        }
    }
}
