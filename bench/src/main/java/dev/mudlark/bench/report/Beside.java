package dev.mudlark.bench.report;

import java.io.IOException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Two pieces of writing at the same time, as the second core would be idle otherwise. */
final class Beside {

    /** Writes something. */
    interface Writing {
        void write() throws IOException;
    }

    private Beside() {}

    /**
     * Both are over when this returns.
     *
     * @throws IOException what one of them threw; that of the second goes first
     */
    static void write(Writing first, Writing second) throws IOException {
        try (ExecutorService other = Executors.newSingleThreadExecutor()) {
            Future<?> written = other.submit(() -> {
                first.write();
                return true;
            });
            second.write();
            written.get();
        } catch (ExecutionException e) {
            switch (e.getCause()) {
                case IOException io -> throw io;
                case RuntimeException runtime -> throw runtime;
                case Error error -> throw error;
                case null, default -> throw new IllegalStateException(e);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while results were written", e);
        }
    }
}
