package dev.mudlark.tools;

import dev.mudlark.context.Deadline;
import dev.mudlark.context.DeadlineException;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Work on a thread of its own, which can be told to stop and, when it does not, be left behind. */
final class Running<T> implements Runnable {

    private static final long LOOK_AGAIN_NANOS = TimeUnit.MILLISECONDS.toNanos(20);
    private static final long GRACE_NANOS = TimeUnit.MILLISECONDS.toNanos(20);

    private final Callable<T> task;
    private final CountDownLatch ended = new CountDownLatch(1);
    private @Nullable Thread thread;
    private boolean stopped;
    private boolean over;
    private @Nullable Runnable whenEnded;
    private @Nullable T result;
    private @Nullable Throwable failure;
    private long endedAt;

    Running(Callable<T> task) {
        this.task = task;
    }

    /** Catches everything, also a stack that overflowed or a class that is missing: none of it may end the thread. */
    @Override
    public void run() {
        if (began()) {
            try {
                result = task.call();
            } catch (Throwable e) {
                failure = e;
            }
        }
        endedAt = System.nanoTime();
        Runnable late = ending();
        ended.countDown();
        late.run();
    }

    /**
     * The result, or null when the work returned null.
     *
     * @param meanwhile is done now and then while waiting
     * @throws DeadlineException when the deadline was over first or the caller was interrupted, which it then is again;
     *     the work was told to stop
     * @throws ExecutionException with whatever the work threw
     */
    @Nullable
    T await(Deadline deadline, Runnable meanwhile) throws ExecutionException {
        try {
            while (!ended.await(
                    Math.clamp(deadline.remaining().toNanos(), 1, LOOK_AGAIN_NANOS), TimeUnit.NANOSECONDS)) {
                deadline.check();
                meanwhile.run();
            }
        } catch (DeadlineException e) {
            stop();
            throw e;
        } catch (InterruptedException e) {
            stop();
            Thread.currentThread().interrupt();
            throw new DeadlineException("cancelled");
        }
        if (failure != null) {
            throw new ExecutionException(failure);
        }
        return result;
    }

    /** When the work ended, on the clock of {@link System#nanoTime}; only after it has. */
    long endedAt() {
        return endedAt;
    }

    /** Interrupts the work. */
    synchronized void stop() {
        stopped = true;
        if (thread != null) {
            thread.interrupt();
        }
    }

    /**
     * Leaves stopped work behind unless it ends within moments.
     *
     * @param late is done when it ends after all
     * @return true when it is left behind
     */
    boolean abandon(Runnable late) {
        if (endsWithinMoments()) {
            return false;
        }
        synchronized (this) {
            if (over) {
                return false;
            }
            whenEnded = late;
            return true;
        }
    }

    private boolean endsWithinMoments() {
        boolean interrupted = false;
        try {
            long until = System.nanoTime() + GRACE_NANOS;
            while (true) {
                try {
                    return ended.await(until - System.nanoTime(), TimeUnit.NANOSECONDS);
                } catch (InterruptedException e) {
                    interrupted = true;
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private synchronized boolean began() {
        thread = Thread.currentThread();
        return !stopped;
    }

    /** From here on nobody interrupts the thread, which goes on to other work without an old interrupt. */
    private synchronized Runnable ending() {
        thread = null;
        over = true;
        Thread.interrupted();
        Runnable late = whenEnded;
        whenEnded = null;
        return late == null ? () -> {} : late;
    }
}
