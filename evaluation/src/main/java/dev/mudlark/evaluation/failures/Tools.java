package dev.mudlark.evaluation.failures;

import java.util.Set;

/** Kinds of built-in tools. */
final class Tools {

    /** Those that find documents or show them. */
    static final Set<String> RETRIEVING = Set.of("search", "corpus_grep", "read_document", "list_documents");

    /** Those that compute with what was found before. */
    static final Set<String> COMPUTING = Set.of("calculator", "date_calc");

    private Tools() {}
}
