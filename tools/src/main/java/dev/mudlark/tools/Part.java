package dev.mudlark.tools;

import dev.mudlark.documents.Span;

/** A piece of a tool's result. The gate cuts only between parts, or inside the text of a quote. */
public sealed interface Part {

    /**
     * Text of a document.
     *
     * @param span where it stands
     * @param label what the model reads in front of it and names the source, such as {@code [refund-timing] }
     * @param text the text of the span
     */
    record Quote(Span span, String label, String text) implements Part {}

    /** The tool's own words. */
    record Note(String text) implements Part {}

    /** A value the tool computed, shown to the model as {@code text}. */
    record Value(String text, String value) implements Part {}
}
