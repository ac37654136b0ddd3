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
 */
record Index<S extends Searcher>(S searcher, int passages, long buildNanos) {

    static <S extends Searcher> Index<S> build(Supplier<S> builder, ToIntFunction<S> passages) {
        long start = System.nanoTime();
        S searcher = builder.get();
        return new Index<>(searcher, passages.applyAsInt(searcher), System.nanoTime() - start);
    }
}
