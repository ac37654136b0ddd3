package dev.mudlark.embeddings;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

/**
 * Starts the native library on a thread with a deep stack. When it starts it matches a regular expression by recursion,
 * some 260 bytes of stack for a character, against a text that grows with the command line of the program: with a class
 * path of 5,000 characters that is more than a thread's usual 1 MB, and the whole program ends with a segmentation fault.
 */
final class NativeStart {
    /** Bytes of stack, enough for a million characters; only what is used is taken. */
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
