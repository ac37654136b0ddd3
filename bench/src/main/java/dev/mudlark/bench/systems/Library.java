package dev.mudlark.bench.systems;

import dev.mudlark.documents.Bm25Searcher;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.HybridSearcher;
import dev.mudlark.documents.Language;
import dev.mudlark.documents.VectorSearcher;
import java.util.HashMap;
import java.util.Map;

/** The collection of a run and the indexes over it, each built once however many systems use it. */
public final class Library {

    private final Collection collection;
    private final Language language;
    private final Embeddings embeddings;
    private final Map<Chunking, Index<Bm25Searcher>> byWords = new HashMap<>();
    private final Map<Chunking, Index<VectorSearcher>> byMeaning = new HashMap<>();

    /**
     * The documents of a run.
     *
     * @param language whose forms of words the search knows
     * @param embeddings the model for vectors; not closed here
     */
    public Library(Collection collection, Language language, Embeddings embeddings) {
        this.collection = collection;
        this.language = language;
        this.embeddings = embeddings;
    }

    Collection collection() {
        return collection;
    }

    /** The index over passages cut and found this way; the first caller builds it. */
    synchronized Index<?> index(Retriever retriever, Chunking chunking) {
        return switch (retriever) {
            case BM25 -> words(chunking);
            case VECTOR -> meaning(chunking);
            case HYBRID -> both(words(chunking), meaning(chunking));
        };
    }

    private Index<Bm25Searcher> words(Chunking chunking) {
        return byWords.computeIfAbsent(
                chunking,
                cut -> Index.build(
                        embeddings.meter(),
                        () -> Bm25Searcher.index(collection, cut.chunker(), language),
                        Bm25Searcher::passages));
    }

    private Index<VectorSearcher> meaning(Chunking chunking) {
        return byMeaning.computeIfAbsent(
                chunking,
                cut -> Index.build(
                        embeddings.meter(),
                        () -> VectorSearcher.index(
                                collection, cut.chunker(), embeddings.embedder(), embeddings.watch()),
                        VectorSearcher::passages));
    }

    private static Index<HybridSearcher> both(Index<Bm25Searcher> words, Index<VectorSearcher> meaning) {
        HybridSearcher searcher = HybridSearcher.of(words.searcher(), meaning.searcher());
        return new Index<>(
                searcher,
                searcher.passages(),
                words.buildNanos() + meaning.buildNanos(),
                meaning.buildCost(),
                meaning.meter());
    }
}
