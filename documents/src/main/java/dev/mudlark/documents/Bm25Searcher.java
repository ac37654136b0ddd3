package dev.mudlark.documents;

import dev.mudlark.documents.index.PassageIndex;
import java.util.List;

/**
 * Full-text search by BM25 (k1 = 1.2, b = 0.75) over the passages of one collection, with that collection's own term
 * statistics. Identifiers such as {@code E-4471} or {@code sys.remote_exec} are found as a whole and by their parts,
 * English words in singular and plural. The words of a document's title count half. The same collection and chunker give
 * the same ranking always.
 */
public final class Bm25Searcher implements Searcher {

    private final PassageIndex index;

    private Bm25Searcher(PassageIndex index) {
        this.index = index;
    }

    /** Cuts and indexes everything that is searchable in {@code collection}, in memory. */
    public static Bm25Searcher index(Collection collection, Chunker chunker) {
        return new Bm25Searcher(PassageIndex.of(collection.searchable(), chunker));
    }

    /** How many passages are searched. */
    public int passages() {
        return index.size();
    }

    @Override
    public List<ScoredPassage> search(String query, int limit) {
        if (limit < 1) {
            throw new IllegalArgumentException("a search for " + limit + " passages: must be at least 1");
        }
        return index.search(query, limit);
    }
}
