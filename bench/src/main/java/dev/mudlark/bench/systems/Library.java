package dev.mudlark.bench.systems;

import dev.mudlark.documents.Collection;
import java.util.HashMap;
import java.util.Map;

/** The collection of a run and the indexes over it, each built once however many systems use it. */
public final class Library {

    private final Collection collection;
    private final Map<Chunking, Index> indexes = new HashMap<>();

    /** The documents of the run. */
    public Library(Collection collection) {
        this.collection = collection;
    }

    Collection collection() {
        return collection;
    }

    /** The index over passages cut this way; the first caller builds it. */
    synchronized Index index(Chunking chunking) {
        return indexes.computeIfAbsent(chunking, cut -> Index.build(collection, cut));
    }
}
