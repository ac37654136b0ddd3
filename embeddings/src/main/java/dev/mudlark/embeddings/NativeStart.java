package dev.mudlark.embeddings;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

/**
 * Starts the native library on a thread with a deep stack. A program with a class path of 5,000 characters ended with a
 * segmentation fault when the library was first used on a thread with the usual 1 MB: the core dump showed the library
 * calling itself until the stack ran out. It seems to read the command line; with a short class path it does not happen.
 */
final class NativeStart {
    /** Bytes of stack; only what is used is taken. */
    private static final long STACK = 256L << 20;

    private NativeStart() {}

    /** The value, from a thread of its own; what it throws is thrown here. */
    static <T> T call(Supplier<T> start) {
        FutureTask<T> task = new FutureTask<>(start::get);
        Thread thread = new Thread(null, task, "native-start", STACK);
        thread.setDaemon(true);
        thread.start();
        try {
            return task.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while the native library was starting", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw new IllegalStateException(e.getCause());
        }
    }
}
