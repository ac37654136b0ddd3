package dev.mudlark.bench.systems;

import dev.mudlark.documents.Embedder;
import dev.mudlark.documents.EmbedderProvider;
import dev.mudlark.documents.EmbeddingWatch;
import dev.mudlark.documents.VectorCache;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The embedding model that all systems of a run share. It is opened for the first system that needs it. */
public final class Embeddings implements AutoCloseable {

    private final Supplier<Embedder> opener;
    private final EmbeddingWatch watch;
    private final EmbeddingMeter meter;
    private @Nullable Embedder open;

    /**
     * Embeddings of a model.
     *
     * @param opener opens the model, at most once
     * @param watch hears how the embedding of a collection goes on
     */
    public Embeddings(Supplier<Embedder> opener, EmbeddingWatch watch) {
        this(opener, watch, new EmbeddingMeter());
    }

    /** As the other one; {@code meter} is what the model notes its calls with. */
    public Embeddings(Supplier<Embedder> opener, EmbeddingWatch watch, EmbeddingMeter meter) {
        this.opener = opener;
        this.watch = watch;
        this.meter = meter;
    }

    /** A model with the cache of vectors in the default folder; without a model none of the systems may need one. */
    public static Embeddings cached(Optional<EmbedderProvider> provider, EmbeddingWatch watch) {
        return new Embeddings(
                () -> {
                    Path folder = VectorCache.defaultFolder();
                    return VectorCache.around(provider.orElseThrow().open(folder, watch::note), folder, watch::note);
                },
                watch);
    }

    /** The name of the model, when a system needed it. */
    public synchronized Optional<String> model() {
        return Optional.ofNullable(open).map(Embedder::model);
    }

    synchronized Embedder embedder() {
        if (open == null) {
            open = opener.get();
        }
        return open;
    }

    EmbeddingMeter meter() {
        return meter;
    }

    EmbeddingWatch watch() {
        return watch;
    }

    /** Closes the model if it was opened. */
    @Override
    public synchronized void close() {
        if (open != null) {
            open.close();
        }
    }
}
