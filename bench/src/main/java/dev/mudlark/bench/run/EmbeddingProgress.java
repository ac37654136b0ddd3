package dev.mudlark.bench.run;

import dev.mudlark.context.Counted;
import dev.mudlark.context.Deadline;
import dev.mudlark.documents.EmbeddingWatch;
import dev.mudlark.documents.LoadNotice;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.LongSupplier;

/** Tells how the embedding of a collection goes on when it takes a while, and ends it when the run is stopped. */
public final class EmbeddingProgress implements EmbeddingWatch {

    private static final long FIRST_NANOS = 1_000_000_000L;
    private static final long NEXT_NANOS = 5_000_000_000L;

    private final Progress progress;
    private final Deadline stop;
    private final LongSupplier nanoTime;
    private final List<LoadNotice> notices = new ArrayList<>();
    private long due;

    /**
     * Progress of an embedding.
     *
     * @param stop once it is over the embedding ends
     * @param nanoTime a monotonic clock
     */
    public EmbeddingProgress(Progress progress, Deadline stop, LongSupplier nanoTime) {
        this.progress = progress;
        this.stop = stop;
        this.nanoTime = nanoTime;
    }

    @Override
    public void embedded(int done, int total) {
        stop.check();
        long now = nanoTime.getAsLong();
        if (done == 0) {
            due = now + FIRST_NANOS;
        } else if (done < total && now - due >= 0) {
            due = now + NEXT_NANOS;
            progress.note(String.format(Locale.ROOT, "embedding %,d of ", done) + Counted.grouped(total, "passage"));
        }
    }

    @Override
    public void note(String line) {
        progress.note(line);
        notices.add(new LoadNotice("", "embedding", LoadNotice.Severity.WARNING, line));
    }

    /** What was noted, for the manifest. */
    List<LoadNotice> notices() {
        return List.copyOf(notices);
    }
}
