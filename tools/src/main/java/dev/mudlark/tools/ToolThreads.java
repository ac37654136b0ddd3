package dev.mudlark.tools;

import dev.mudlark.context.Deadline;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;

/**
 * Runs tools beside the caller, so that a call can be abandoned when its time is over. Platform threads, since a tool
 * that never yields would keep a virtual thread's carrier from everybody else; daemons, so that it cannot keep the
 * process alive; reused, since starting one costs more than most tools.
 */
final class ToolThreads {

    private static final long IDLE_SECONDS = 5;

    private final ExecutorService threads;

    ToolThreads() {
        this(Thread.ofPlatform().daemon().name("mudlark-tool-", 0).factory());
    }

    ToolThreads(ThreadFactory factory) {
        threads = new ThreadPoolExecutor(
                0, Integer.MAX_VALUE, IDLE_SECONDS, TimeUnit.SECONDS, new SynchronousQueue<>(), factory);
    }

    /** Begins the task at once; without a thread to run on it has ended with that failure. */
    <T> Running<T> start(Callable<T> task, Deadline deadline, Running.Owner owner) {
        Running<T> running = new Running<>(task, deadline, owner);
        try {
            threads.execute(running);
        } catch (Throwable e) {
            running.cannotRun(e);
        }
        return running;
    }

    /** Begins work that belongs to no call; false when there is no thread to be had. */
    boolean tryStart(Runnable work) {
        try {
            threads.execute(work);
            return true;
        } catch (Throwable e) {
            return false;
        }
    }
}
