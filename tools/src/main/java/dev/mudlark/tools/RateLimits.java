package dev.mudlark.tools;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** So many calls of a tool in any minute, over all questions of a box. Safe for use by several threads. */
final class RateLimits {

    private static final long MINUTE = TimeUnit.MINUTES.toNanos(1);

    private final Map<String, Integer> most;
    private final LongSupplier nanoTime;
    private final Map<String, ArrayDeque<Long>> taken = new HashMap<>();

    RateLimits(Map<String, Integer> most, LongSupplier nanoTime) {
        this.most = most;
        this.nanoTime = nanoTime;
    }

    /** @throws ToolException {@code rate_limited}, saying when to try again */
    void take(String tool) throws ToolException {
        Integer limit = most.get(tool);
        if (limit == null) {
            return;
        }
        long wait = waitFor(tool, limit);
        if (wait > 0) {
            long seconds = (wait + TimeUnit.SECONDS.toNanos(1) - 1) / TimeUnit.SECONDS.toNanos(1);
            throw new ToolException(
                    ErrorCodes.RATE_LIMITED,
                    tool + " may be called " + limit + (limit == 1 ? " time" : " times")
                            + " a minute, so this call was not run. Try again in " + seconds
                            + " s, or go on with another tool or what you have.");
        }
    }

    /** Zero when the call may go on, which then counts; else nanoseconds until one may. */
    private synchronized long waitFor(String tool, int limit) {
        ArrayDeque<Long> times = taken.computeIfAbsent(tool, name -> new ArrayDeque<>());
        long now = nanoTime.getAsLong();
        while (!times.isEmpty() && now - times.getFirst() >= MINUTE) {
            times.removeFirst();
        }
        if (times.size() >= limit) {
            return MINUTE - (now - times.getFirst());
        }
        times.addLast(now);
        return 0;
    }
}
