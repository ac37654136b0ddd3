package dev.mudlark.bench.systems;

import dev.mudlark.documents.Bm25Searcher;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Searcher;

/**
 * An index over the passages of a collection.
 *
 * @param searcher ranks the passages
 * @param passages how many there are
 * @param buildNanos time to cut and index, in nanoseconds
 */
record Index(Searcher searcher, int passages, long buildNanos) {

    static Index build(Collection collection, Chunking chunking) {
        long start = System.nanoTime();
        Bm25Searcher searcher = Bm25Searcher.index(collection, chunking.chunker());
        return new Index(searcher, searcher.passages(), System.nanoTime() - start);
    }
}
