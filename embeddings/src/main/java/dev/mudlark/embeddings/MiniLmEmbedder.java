package dev.mudlark.embeddings;

import dev.mudlark.documents.Embedder;
import dev.mudlark.documents.EmbedderException;
import dev.mudlark.documents.Embedding;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Loads the model with the first text that has something in it. A call embeds its texts on several threads. */
final class MiniLmEmbedder implements Embedder {
    private final String name;
    private final Versions versions;
    private final Supplier<LoadedModel> loader;
    private final Workers workers = new Workers(Runtime.getRuntime().availableProcessors());

    /** Held for reading while texts are embedded, for writing to free the model. */
    private final ReadWriteLock use = new ReentrantReadWriteLock();

    private final Object loading = new Object();
    private volatile boolean closed;
    private @Nullable LoadedModel loaded;
    private @Nullable EmbedderException failure;

    /** @param loader loads the model; asked once, and what it throws is thrown for every text */
    MiniLmEmbedder(String name, Versions versions, Supplier<LoadedModel> loader) {
        this.name = name;
        this.versions = versions;
        this.loader = loader;
    }

    @Override
    public String model() {
        return name + " int8 (langchain4j " + versions.weights() + ", onnxruntime " + versions.runtime()
                + ", word pieces 1, " + LoadedModel.LIMIT + " tokens, mean)";
    }

    @Override
    public int dimensions() {
        return LoadedModel.DIMENSIONS;
    }

    /** An interrupt ends the call before the next piece of a text; the thread stays interrupted. */
    @Override
    public List<Embedding> embed(List<String> texts) {
        use.readLock().lock();
        try {
            Thread caller = Thread.currentThread();
            Runnable check = () -> checkGoesOn(caller);
            Embedding[] embeddings = new Embedding[texts.size()];
            check.run();
            workers.each(texts.size(), i -> embeddings[i] = embedding(texts.get(i), check));
            return List.of(embeddings);
        } finally {
            use.readLock().unlock();
        }
    }

    private Embedding embedding(String text, Runnable check) {
        List<float[]> vectors = new ArrayList<>();
        if (!text.isBlank()) {
            LoadedModel model = loaded();
            for (int[] piece : model.pieces(text)) {
                check.run();
                vectors.add(model.vector(piece));
            }
        }
        return new Embedding(vectors.isEmpty() ? List.of(new float[LoadedModel.DIMENSIONS]) : vectors);
    }

    private void checkGoesOn(Thread caller) {
        if (closed) {
            throw new EmbedderException("the embedding model " + name + " is closed: open it again");
        }
        if (caller.isInterrupted()) {
            throw new EmbedderException("embedding was interrupted");
        }
    }

    private LoadedModel loaded() {
        synchronized (loading) {
            if (failure != null) {
                throw new EmbedderException(String.valueOf(failure.getMessage()), failure);
            }
            if (loaded == null) {
                loaded = load();
            }
            return loaded;
        }
    }

    /** A failure is kept: the library cannot be started twice, and unpacking for every text would take hours. */
    private LoadedModel load() {
        try {
            return loader.get();
        } catch (EmbedderException e) {
            failure = Thread.currentThread().isInterrupted() ? null : e;
            throw e;
        }
    }

    /** Ends calls that are under way before their next piece, and waits for them. */
    @Override
    public void close() {
        closed = true;
        use.writeLock().lock();
        try {
            workers.close();
            synchronized (loading) {
                if (loaded != null) {
                    loaded.free();
                    loaded = null;
                }
            }
        } finally {
            use.writeLock().unlock();
        }
    }
}
