package dev.mudlark.tools.grep;

import dev.mudlark.context.Deadline;
import dev.mudlark.context.DeadlineException;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The packing of a lot, to be done, in work or done: all who need the lot wait for the same one. It is kept with the
 * lot's first text, so that it is gone when the documents are.
 */
final class Packing implements Runnable {

    private static final long LOOK_AGAIN_NANOS = TimeUnit.MILLISECONDS.toNanos(10);

    private final Lot lot;
    private final CompletableFuture<PackedLot> packed = new CompletableFuture<>();
    private final AtomicInteger users = new AtomicInteger(1);

    private Packing(Lot lot) {
        this.lot = lot;
    }

    /** A packing and whether it was made just now, so that the caller has to start it. */
    record Joined(Packing packing, boolean isNew) {}

    /** The packing of a lot. {@link #leave} it in the end. */
    static Joined join(Lot lot) {
        Packing mine = new Packing(lot);
        Packing kept = lot.first().text().keep(Packing.class, old -> old != null && old.joins(lot) ? old : mine);
        return new Joined(kept, kept == mine);
    }

    /** One that has failed is tried again. */
    private boolean joins(Lot other) {
        boolean serves = !packed.isCompletedExceptionally() && lot.isSameAs(other);
        if (serves) {
            users.incrementAndGet();
        }
        return serves;
    }

    void leave() {
        users.decrementAndGet();
    }

    long units() {
        return lot.units();
    }

    @Override
    public void run() {
        if (isForgotten()) {
            packed.completeExceptionally(new CancellationException("nobody needs it any more"));
            return;
        }
        try {
            packed.complete(Packer.pack(lot));
        } catch (RuntimeException | Error e) {
            packed.completeExceptionally(e);
        }
    }

    /** True when other documents have taken its place before it was begun and nobody waits for it. */
    private boolean isForgotten() {
        Packing kept = lot.first().text().keep(Packing.class, old -> old == null ? this : old);
        return kept != this && users.get() == 0;
    }

    /** It was not possible to begin. */
    void fail(Throwable why) {
        packed.completeExceptionally(why);
    }

    /** @throws DeadlineException when it is not packed in time */
    PackedLot await(Deadline deadline) {
        try {
            while (!packed.isDone()) {
                await(Math.min(LOOK_AGAIN_NANOS, deadline.remaining().toNanos()));
                deadline.check();
            }
            return packed.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new DeadlineException("cancelled");
        } catch (ExecutionException e) {
            throw new IllegalStateException("the collection could not be packed", e.getCause());
        }
    }

    private void await(long nanos) throws InterruptedException, ExecutionException {
        try {
            packed.get(Math.max(1, nanos), TimeUnit.NANOSECONDS);
        } catch (TimeoutException e) {
            // The caller looks at the clock.
        }
    }
}
