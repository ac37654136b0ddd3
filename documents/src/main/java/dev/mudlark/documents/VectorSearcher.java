package dev.mudlark.documents;

import dev.mudlark.documents.index.Hit;
import dev.mudlark.documents.index.PassageList;
import dev.mudlark.documents.vectors.VectorIndex;
import java.util.List;

/**
 * Search by meaning: the passages whose vectors have the largest cosine with that of the query. A passage or query of
 * several vectors counts by its best pair. Of a table the first {@value #MOST_ROWS} rows are embedded. The same collection, chunker and
 * model give the same ranking always; every passage that has a vector is somewhere in it.
 */
public final class VectorSearcher implements Searcher {

    /** Rows of one table that are embedded. */
    public static final int MOST_ROWS = 2000;

    private final VectorIndex index;

    private VectorSearcher(VectorIndex index) {
        this.index = index;
    }

    /**
     * Cuts and embeds everything that is searchable in {@code collection}, in memory.
     *
     * @param embedder makes the vectors, now of passages and later of queries; not closed here
     * @param watch hears how it goes, and which rows of tables are left out
     * @throws EmbedderException when the model cannot be loaded or fails
     */
    public static VectorSearcher index(
            Collection collection, Chunker chunker, Embedder embedder, EmbeddingWatch watch) {
        return new VectorSearcher(VectorIndex.of(collection.searchable(), chunker, embedder, watch));
    }

    /** How many passages are searched. */
    public int passages() {
        return index.size();
    }

    @Override
    public List<ScoredPassage> search(String query, int limit) {
        return index.passages().scored(best(query, Limits.checked(limit)));
    }

    /** All passages of the collection by number, also those without a vector. */
    PassageList numbered() {
        return index.passages();
    }

    /** As {@link #search}, by number. */
    List<Hit> best(String query, int limit) {
        return index.best(query, limit);
    }
}
