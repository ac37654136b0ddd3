package dev.mudlark.tools;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * Stops work whose time is over while nobody waits for it. One thread for a whole box, and only while there is something
 * to watch.
 */
final class Watch {

    private final ToolThreads threads;
    private final List<Running<?>> watched = new ArrayList<>();
    private boolean watching;

    Watch(ToolThreads threads) {
        this.threads = threads;
    }

    /** Watches the work until it ends or is told to stop. Without a thread to do so, who waits for its end stops it. */
    synchronized void over(Running<?> work) {
        watched.add(work);
        if (!watching) {
            watching = threads.tryStart(this::watch);
        } else if (work.patience() < Running.LOOK_AGAIN_NANOS) {
            notifyAll();
        }
    }

    private synchronized void watch() {
        try {
            while (!watched.isEmpty()) {
                TimeUnit.NANOSECONDS.timedWait(this, patience());
                watched.forEach(Running::stopIfOver);
                watched.removeIf(Running::isDone);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            watching = false;
        }
    }

    private long patience() {
        return watched.stream().mapToLong(Running::patience).min().orElse(Running.LOOK_AGAIN_NANOS);
    }
}
