package dev.mudlark.tools;

import dev.mudlark.context.Deadline;
import dev.mudlark.context.DeadlineException;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Runs tools beside the caller, so that a call can be abandoned when its time is over. Platform threads, since a tool
 * that never yields would keep a virtual thread's carrier from everybody else; daemons, so that it cannot keep the
 * process alive; reused, since starting one costs more than most tools.
 */
final class ToolThreads {

    private static final long IDLE_SECONDS = 5;
    private static final long LOOK_AGAIN_NANOS = TimeUnit.MILLISECONDS.toNanos(20);

    private final ExecutorService threads;

    ToolThreads() {
        ThreadFactory factory =
                Thread.ofPlatform().daemon().name("mudlark-tool-", 0).factory();
        threads = new ThreadPoolExecutor(
                0, Integer.MAX_VALUE, IDLE_SECONDS, TimeUnit.SECONDS, new SynchronousQueue<>(), factory);
    }

    /**
     * The task's result.
     *
     * @throws DeadlineException when the deadline was over first; the task is interrupted and abandoned
     * @throws ExecutionException with whatever the task threw
     */
    <T> T run(Callable<T> task, Deadline deadline) throws ExecutionException {
        deadline.check();
        Future<T> running = threads.submit(task);
        try {
            return await(running, deadline);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new DeadlineException("cancelled");
        } finally {
            running.cancel(true);
        }
    }

    private static <T> T await(Future<T> running, Deadline deadline) throws ExecutionException, InterruptedException {
        while (true) {
            try {
                long nanos = Math.min(LOOK_AGAIN_NANOS, deadline.remaining().toNanos());
                return running.get(Math.max(1, nanos), TimeUnit.NANOSECONDS);
            } catch (TimeoutException e) {
                deadline.check();
            }
        }
    }
}
