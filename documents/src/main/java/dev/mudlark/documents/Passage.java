package dev.mudlark.documents;

/**
 * A piece of a document's text.
 *
 * @param span where it stands
 * @param title the document's title
 * @param text the text of the span, unchanged
 */
public record Passage(Span span, String title, String text) {}
