package dev.mudlark.tools;

import dev.mudlark.context.Deadline;
import dev.mudlark.context.DeadlineException;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * Work on a thread of its own with a deadline, which can be told to stop and, when it does not, be left behind. What ends
 * after its deadline ended too late, whether somebody waited for it or not.
 */
final class Running<T> implements Runnable {

    /** How often a deadline is looked at that may be over without telling. */
    static final long LOOK_AGAIN_NANOS = TimeUnit.MILLISECONDS.toNanos(20);

    private static final long GRACE_NANOS = TimeUnit.MILLISECONDS.toNanos(20);

    private final Callable<T> task;
    private final Deadline deadline;
    private final Owner owner;
    private final CountDownLatch ended = new CountDownLatch(1);
    private @Nullable Thread thread;
    private boolean begun;
    private boolean stopped;
    private boolean over;
    private long stoppedAt;
    private long endedAt;
    private @Nullable T result;
    private @Nullable Throwable failure;

    /** Whose work it is. Each is called once at most, and must not throw, wait or call back. */
    interface Owner {

        /** The work is told to stop; before it is interrupted. */
        void stopping();

        /** The work has ended; before anybody learns its result. */
        void ended(boolean stopped);
    }

    Running(Callable<T> task, Deadline deadline, Owner owner) {
        this.task = task;
        this.deadline = deadline;
        this.owner = owner;
    }

    /** Catches everything, also a stack that overflowed or a class that is missing: none of it may end the thread. */
    @Override
    public void run() {
        try {
            if (began()) {
                result = task.call();
            }
        } catch (Throwable e) {
            failure = e;
        } finally {
            end();
        }
    }

    /** Instead of {@link #run}: there is no thread to run on. */
    void cannotRun(Throwable reason) {
        failure = reason;
        end();
    }

    /**
     * The result, or null when the work returned null.
     *
     * @throws DeadlineException when the deadline was over first or the caller was interrupted, which it then is again;
     *     the work was told to stop
     * @throws ExecutionException with whatever the work threw
     */
    @Nullable
    T await() throws ExecutionException {
        try {
            while (!ended.await(patience(), TimeUnit.NANOSECONDS)) {
                stopIfOver();
                deadline.check();
            }
        } catch (InterruptedException e) {
            stop();
            Thread.currentThread().interrupt();
            throw new DeadlineException("cancelled");
        }
        if (isStopped()) {
            throw new DeadlineException("out of time");
        }
        if (failure != null) {
            // With words of its own, since it would else ask the failure for some, which may fail in turn.
            throw new ExecutionException("the work failed", failure);
        }
        return result;
    }

    /** Nanoseconds after which to look at the deadline again. */
    long patience() {
        return Math.clamp(deadline.remaining().toNanos(), 1, LOOK_AGAIN_NANOS);
    }

    /** False for work that never had a thread, or was told to stop before it had one. */
    synchronized boolean hasBegun() {
        return begun;
    }

    /** True when the work has ended or was told to. */
    synchronized boolean isDone() {
        return over || stopped;
    }

    /** Tells work to stop whose time is over. */
    void stopIfOver() {
        if (deadline.isOver()) {
            stop();
        }
    }

    /** Tells the work to stop, unless it has ended, and interrupts it. */
    synchronized void stop() {
        if (over) {
            return;
        }
        noteStop();
        if (thread != null) {
            thread.interrupt();
        }
    }

    /** When the work ended, or was told to stop and did not, on the clock of {@link System#nanoTime}. */
    synchronized long endedAt() {
        return over ? endedAt : stoppedAt;
    }

    /** True when work that was told to stop has not ended within moments after. */
    boolean isLeftBehind() {
        boolean interrupted = false;
        try {
            while (true) {
                try {
                    ended.await(stoppedAt() + GRACE_NANOS - System.nanoTime(), TimeUnit.NANOSECONDS);
                    return !isOver();
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

    private synchronized boolean isOver() {
        return over;
    }

    private synchronized boolean isStopped() {
        return stopped;
    }

    private synchronized long stoppedAt() {
        return stoppedAt;
    }

    private synchronized boolean began() {
        begun = !stopped && !over;
        thread = begun ? Thread.currentThread() : null;
        return begun;
    }

    private void noteStop() {
        if (!stopped) {
            stopped = true;
            stoppedAt = System.nanoTime();
            owner.stopping();
        }
    }

    /** From here on nobody interrupts the thread, which goes on to other work without an old interrupt. */
    private void end() {
        try {
            synchronized (this) {
                if (deadline.isOver()) {
                    noteStop();
                }
                thread = null;
                over = true;
                endedAt = System.nanoTime();
                Thread.interrupted();
                owner.ended(stopped);
            }
        } finally {
            ended.countDown();
        }
    }
}
