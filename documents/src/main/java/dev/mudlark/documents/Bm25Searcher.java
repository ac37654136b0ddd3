package dev.mudlark.documents;

import dev.mudlark.documents.index.Hit;
import dev.mudlark.documents.index.PassageIndex;
import dev.mudlark.documents.index.PassageList;
import java.util.List;

/**
 * Full-text search by BM25 (k1 = 1.2, b = 0.75) over the passages of one collection, with that collection's own term
 * statistics. Identifiers such as {@code E-4471} or {@code sys.remote_exec} are found as a whole and by their parts,
 * words in the forms that the {@link Language} folds. The words of a document's title count half. The same collection and chunker give
 * the same ranking always.
 */
public final class Bm25Searcher implements Searcher {

    private final PassageIndex index;

    private Bm25Searcher(PassageIndex index) {
        this.index = index;
    }

    /** As {@link #index(Collection, Chunker, Language)}, with no language in particular. */
    public static Bm25Searcher index(Collection collection, Chunker chunker) {
        return index(collection, chunker, Language.NONE);
    }

    /**
     * Cuts and indexes everything that is searchable in {@code collection}, in memory.
     *
     * @param language how words are reduced to their stems, and which words of a query do not count
     */
    public static Bm25Searcher index(Collection collection, Chunker chunker, Language language) {
        return new Bm25Searcher(PassageIndex.of(collection.searchable(), chunker, language));
    }

    /** How many passages are searched. */
    public int passages() {
        return index.size();
    }

    @Override
    public List<ScoredPassage> search(String query, int limit) {
        return index.passages().scored(best(query, Limits.checked(limit)));
    }

    /** What is searched, by number. */
    PassageList numbered() {
        return index.passages();
    }

    /** As {@link #search}, by number. */
    List<Hit> best(String query, int limit) {
        return index.best(query, limit);
    }
}
