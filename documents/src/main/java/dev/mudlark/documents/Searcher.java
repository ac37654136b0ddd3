package dev.mudlark.documents;

import java.util.List;

/** Ranks the passages of one collection. Safe for use by several threads. */
public interface Searcher {

    /**
     * The best passages for a query, best first; equal scores by document id (in the order of {@link Collection}), then by start. A query without a word
     * finds nothing; no query is a syntax error.
     *
     * @param query free text as a person or model writes it
     * @param limit most passages to return, at least 1
     */
    List<ScoredPassage> search(String query, int limit);
}
