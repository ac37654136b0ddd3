package dev.mudlark.context;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The moment by which a call must have ended, and the way to end it sooner. Monotonic: a change of the wall clock does
 * not move it. A child ends with its parent, never later. Safe for use by several threads.
 */
public final class Deadline {

    /** As long as a monotonic clock can measure. */
    private static final Duration LONGEST = Duration.ofNanos(Long.MAX_VALUE);

    private final LongSupplier nanoTime;
    private final long end;
    private final boolean unlimited;
    private final AtomicBoolean cancelled = new AtomicBoolean();
    private final @Nullable Deadline parent;

    private Deadline(LongSupplier nanoTime, long end, boolean unlimited, @Nullable Deadline parent) {
        this.nanoTime = nanoTime;
        this.end = end;
        this.unlimited = unlimited;
        this.parent = parent;
    }

    /** A deadline that never passes by itself; it can still be cancelled. */
    public static Deadline none() {
        return new Deadline(System::nanoTime, 0, true, null);
    }

    /** A deadline {@code time} from now; more than 292 years count as 292, less than nothing as nothing. */
    public static Deadline in(Duration time) {
        return in(time, System::nanoTime);
    }

    /** A deadline {@code time} from now on the given monotonic clock (nanoseconds), for tests. */
    public static Deadline in(Duration time, LongSupplier nanoTime) {
        return new Deadline(nanoTime, nanoTime.getAsLong() + nanos(time), false, null);
    }

    /** A deadline that passes after {@code time} or with this one, whichever comes first. */
    public Deadline child(Duration time) {
        return new Deadline(nanoTime, nanoTime.getAsLong() + nanos(time), false, this);
    }

    /** Ends this deadline and its children at once. */
    public void cancel() {
        cancelled.set(true);
    }

    /** True once the time is over or the call was cancelled. */
    public boolean isOver() {
        return cancelled.get()
                || (!unlimited && nanoTime.getAsLong() - end >= 0)
                || (parent != null && parent.isOver());
    }

    /** True when somebody cancelled, as opposed to the time running out. */
    public boolean isCancelled() {
        return cancelled.get() || (parent != null && parent.isCancelled());
    }

    /** What is left, never negative; {@link Long#MAX_VALUE} nanoseconds when unlimited. */
    public Duration remaining() {
        if (isCancelled()) {
            return Duration.ZERO;
        }
        long own = unlimited ? Long.MAX_VALUE : Math.max(0, end - nanoTime.getAsLong());
        long above = parent == null ? Long.MAX_VALUE : parent.remaining().toNanos();
        return Duration.ofNanos(Math.min(own, above));
    }

    private static long nanos(Duration time) {
        if (time.isNegative()) {
            return 0;
        }
        return time.compareTo(LONGEST) < 0 ? time.toNanos() : Long.MAX_VALUE;
    }

    /** @throws DeadlineException when this deadline is over; for long computations to call now and then */
    public void check() {
        if (isOver()) {
            throw new DeadlineException(isCancelled() ? "cancelled" : "out of time");
        }
    }
}
