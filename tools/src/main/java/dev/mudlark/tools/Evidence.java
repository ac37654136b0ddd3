package dev.mudlark.tools;

import dev.mudlark.documents.Span;

/** What a model was really shown by a tool. */
public sealed interface Evidence {

    /** Text of a document. */
    record DocumentSpan(Span span) implements Evidence {}

    /** A computed value. */
    record Computed(String tool, String value) implements Evidence {}
}
