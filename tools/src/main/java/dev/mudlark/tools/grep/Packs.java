package dev.mudlark.tools.grep;

import dev.mudlark.context.Deadline;
import dev.mudlark.context.DeadlineException;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Document;
import java.util.Map;
import java.util.WeakHashMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * The packed texts of collections, kept as long as the collection itself is in use. A large one is packed beside the call
 * that first needs it, so that the call can end in time and the next finds more of the work done.
 */
final class Packs {

    /** UTF-16 units of text that are packed at once. */
    private static final long LARGE = 1 << 20;

    private static final long LOOK_AGAIN_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

    private final Map<Collection, CompletableFuture<Packed>> packs = new WeakHashMap<>();

    /** @throws DeadlineException when it is not packed in time */
    Packed of(Collection collection, Deadline deadline) {
        CompletableFuture<Packed> pack = started(collection);
        try {
            while (!pack.isDone()) {
                await(pack, Math.min(LOOK_AGAIN_NANOS, deadline.remaining().toNanos()));
                deadline.check();
            }
            return pack.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new DeadlineException("cancelled");
        } catch (ExecutionException e) {
            forget(collection, pack);
            throw new IllegalStateException("the collection could not be packed", e.getCause());
        }
    }

    private static void await(CompletableFuture<Packed> pack, long nanos)
            throws InterruptedException, ExecutionException {
        try {
            pack.get(Math.max(1, nanos), TimeUnit.NANOSECONDS);
        } catch (TimeoutException e) {
            // The caller looks at the clock.
        }
    }

    private synchronized CompletableFuture<Packed> started(Collection collection) {
        return packs.computeIfAbsent(collection, Packs::start);
    }

    private synchronized void forget(Collection collection, CompletableFuture<Packed> failed) {
        packs.remove(collection, failed);
    }

    private static CompletableFuture<Packed> start(Collection collection) {
        if (!isLarge(collection)) {
            return CompletableFuture.completedFuture(Packer.pack(collection));
        }
        CompletableFuture<Packed> pack = new CompletableFuture<>();
        Thread.ofPlatform().daemon().name("mudlark-grep-packing").start(() -> {
            try {
                pack.complete(Packer.pack(collection));
            } catch (RuntimeException | Error e) {
                pack.completeExceptionally(e);
            }
        });
        return pack;
    }

    private static boolean isLarge(Collection collection) {
        long units = 0;
        for (Document document : collection.searchable()) {
            units += document.text().length();
            if (units > LARGE) {
                return true;
            }
        }
        return false;
    }
}
