package dev.mudlark.embeddings;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;

/** Threads that help the caller with a list of jobs. They end when they have had nothing to do for a while. */
final class Workers implements AutoCloseable {
    private static final int IDLE_SECONDS = 5;

    private final int helpers;
    private final ThreadPoolExecutor pool;

    /** @param threads that work at once, the caller's included; at least 1 */
    Workers(int threads) {
        helpers = threads - 1;
        pool = new ThreadPoolExecutor(
                Math.max(1, helpers),
                Math.max(1, helpers),
                IDLE_SECONDS,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                Thread.ofPlatform().daemon().name("embedding-", 1).factory());
        pool.allowCoreThreadTimeOut(true);
    }

    /** Does all jobs from 0 to {@code count}; returns when no thread is at one. The first failure ends the rest. */
    void each(int count, IntConsumer job) {
        AtomicInteger next = new AtomicInteger();
        Runnable loop = () -> run(next, count, job);
        List<CompletableFuture<Void>> others = new ArrayList<>();
        for (int i = 0; i < Math.min(helpers, count - 1); i++) {
            others.add(CompletableFuture.runAsync(loop, pool));
        }
        try {
            loop.run();
        } finally {
            join(others);
        }
    }

    private static void run(AtomicInteger next, int count, IntConsumer job) {
        try {
            for (int i = next.getAndIncrement(); i < count; i = next.getAndIncrement()) {
                job.accept(i);
            }
        } catch (Throwable e) {
            next.set(count);
            throw e;
        }
    }

    private static void join(List<CompletableFuture<Void>> others) {
        try {
            CompletableFuture.allOf(others.toArray(CompletableFuture<?>[]::new)).join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException failure ? failure : e;
        }
    }

    @Override
    public void close() {
        pool.shutdown();
    }
}
