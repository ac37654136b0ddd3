package dev.mudlark.bench.systems;

import dev.mudlark.documents.Searcher;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;

/**
 * An index over the passages of a collection.
 *
 * @param searcher ranks the passages
 * @param passages how many there are
 * @param buildNanos time to cut, embed and index, in nanoseconds
 * @param buildCost what embedding the passages cost, in nano-dollars, as far as that is known
 * @param meter knows for whom queries are embedded
 */
record Index<S extends Searcher>(S searcher, int passages, long buildNanos, long buildCost, EmbeddingMeter meter) {

    static <S extends Searcher> Index<S> build(EmbeddingMeter meter, Supplier<S> builder, ToIntFunction<S> passages) {
        EmbeddingUse use = new EmbeddingUse("");
        long start = System.nanoTime();
        S searcher = meter.during(use, builder);
        return new Index<>(searcher, passages.applyAsInt(searcher), System.nanoTime() - start, use.cost(), meter);
    }

    /** The searcher for one question; what its queries take is added to {@code use}. */
    Searcher counted(EmbeddingUse use) {
        return (query, limit) -> meter.during(use, () -> searcher.search(query, limit));
    }
}
