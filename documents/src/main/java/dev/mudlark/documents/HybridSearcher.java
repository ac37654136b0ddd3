package dev.mudlark.documents;

import dev.mudlark.documents.index.Hit;
import dev.mudlark.documents.index.RankFusion;
import java.util.List;

/**
 * Search by words and by meaning at once: the rankings of a {@link Bm25Searcher} and a {@link VectorSearcher}, merged by
 * Reciprocal Rank Fusion with k = 60 (Cormack, Clarke and Buettcher, SIGIR 2009). A passage scores the sum of
 * 1 / (60 + rank) over the rankings that hold it.
 */
public final class HybridSearcher implements Searcher {

    /**
     * Passages of each ranking that are merged, for each one that is asked for. In deeper lists a passage that is far down in
     * both beats the first of one: with 50 for 5, recall is lower on both collections of
     * docs/decisions/0005-vectors-and-languages.md.
     */
    private static final int DEPTH = 2;

    /** Passages of each ranking that are merged, at least. */
    private static final int LEAST = 10;

    private final Bm25Searcher words;
    private final VectorSearcher meaning;

    private HybridSearcher(Bm25Searcher words, VectorSearcher meaning) {
        this.words = words;
        this.meaning = meaning;
    }

    /**
     * Joins two searchers.
     *
     * @throws IllegalArgumentException when they do not search the same collection cut by the same chunker
     */
    public static HybridSearcher of(Bm25Searcher words, VectorSearcher meaning) {
        if (!words.numbered().sameAs(meaning.numbered())) {
            throw new IllegalArgumentException("the two searchers must have the same collection and chunker");
        }
        return new HybridSearcher(words, meaning);
    }

    /** How many passages are searched. */
    public int passages() {
        return words.passages();
    }

    @Override
    public List<ScoredPassage> search(String query, int limit) {
        int depth = (int) Math.min(Integer.MAX_VALUE, Math.max(LEAST, (long) DEPTH * Limits.checked(limit)));
        List<List<Hit>> rankings = List.of(words.best(query, depth), meaning.best(query, depth));
        return words.numbered().scored(RankFusion.merge(rankings, limit));
    }
}
