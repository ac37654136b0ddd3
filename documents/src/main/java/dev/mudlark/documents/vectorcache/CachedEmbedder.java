package dev.mudlark.documents.vectorcache;

import dev.mudlark.documents.Embedder;
import dev.mudlark.documents.Embedding;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Consumer;

/** See {@link dev.mudlark.documents.VectorCache}. */
public final class CachedEmbedder implements Embedder {

    private final Embedder inner;
    private final KeptVectors kept;

    private CachedEmbedder(Embedder inner, KeptVectors kept) {
        this.inner = inner;
        this.kept = kept;
    }

    /** See {@link dev.mudlark.documents.VectorCache#around}. */
    public static Embedder of(Embedder inner, Path folder, Consumer<String> notices) {
        return of(inner, folder, notices, CacheLimits.DEFAULT, Clock.systemUTC());
    }

    /** As the other, with other limits and another clock. */
    static Embedder of(Embedder inner, Path folder, Consumer<String> notices, CacheLimits limits, Clock clock) {
        return new CachedEmbedder(inner, new KeptVectors(inner, folder.resolve("vectors"), notices, limits, clock));
    }

    @Override
    public String model() {
        return inner.model();
    }

    @Override
    public int dimensions() {
        return inner.dimensions();
    }

    @Override
    public List<Embedding> embed(List<String> texts) {
        List<Key> keys = texts.stream().map(Key::of).toList();
        Map<Key, List<float[]>> found = new HashMap<>();
        Set<Key> wanted = new LinkedHashSet<>(keys);
        kept.find(wanted, found);
        if (!wanted.isEmpty()) {
            found.putAll(embedNew(texts, keys, wanted));
        }
        return keys.stream().map(key -> new Embedding(vectors(found, key))).toList();
    }

    /** Writes what is new. */
    @Override
    public void close() {
        kept.close();
        inner.close();
    }

    /** Other callers may embed the same meanwhile; that gives the same vectors. */
    private Map<Key, List<float[]>> embedNew(List<String> texts, List<Key> keys, Set<Key> wanted) {
        Map<Key, String> missing = new LinkedHashMap<>();
        for (int i = 0; i < keys.size(); i++) {
            if (wanted.contains(keys.get(i))) {
                missing.put(keys.get(i), texts.get(i));
            }
        }
        List<Embedding> embeddings = inner.embed(new ArrayList<>(missing.values()));
        Map<Key, List<float[]>> embedded = new LinkedHashMap<>();
        int next = 0;
        for (Key key : missing.keySet()) {
            embedded.put(key, embeddings.get(next++).vectors());
        }
        kept.add(embedded);
        return embedded;
    }

    private static List<float[]> vectors(Map<Key, List<float[]>> found, Key key) {
        return Objects.requireNonNull(found.get(key));
    }
}
