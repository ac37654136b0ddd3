package dev.mudlark.documents;

/**
 * A stretch of one version of a document.
 *
 * @param documentId the document's id
 * @param version the document's version at the time
 * @param start first code point, from 0
 * @param end code point after the last, at least {@code start}
 */
public record Span(String documentId, String version, int start, int end) {

    /** @throws IllegalArgumentException when the bounds are out of order */
    public Span {
        if (start < 0 || end < start) {
            throw new IllegalArgumentException("span " + start + ".." + end + " of " + documentId);
        }
    }

    /** Number of code points. */
    public int length() {
        return end - start;
    }

    /** True when both lie in the same version of the same document and share at least one code point. */
    public boolean overlaps(Span other) {
        return documentId.equals(other.documentId)
                && version.equals(other.version)
                && start < other.end
                && other.start < end;
    }
}
