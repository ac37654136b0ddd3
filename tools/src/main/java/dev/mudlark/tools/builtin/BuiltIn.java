package dev.mudlark.tools.builtin;

import dev.mudlark.tools.Tool;
import dev.mudlark.tools.ToolTraits;

/** A tool of the house: pure, and member of a set or of all. */
public interface BuiltIn extends Tool {

    /** Which tools it may be offered with. */
    enum ToolSet {
        /** Goes with every set. */
        ANY,
        /** list_documents, read_document, corpus_grep, lookup_table, search. */
        CORPUS,
        /** The tools a document server publishes. */
        LIBRARY
    }

    /** The set it belongs to. */
    ToolSet toolSet();

    @Override
    default ToolTraits traits() {
        return ToolTraits.PURE;
    }
}
