package dev.mudlark.documents;

import java.time.Instant;
import java.util.Map;

/**
 * One document as it was read.
 *
 * @param id path relative to the root with {@code /}, extension dropped for .md .markdown .rst .txt; {@code path#row}
 *     for a row of a table
 * @param path path relative to the root with {@code /}
 * @param title front matter title, else first heading, else file name without extension
 * @param text what can be read and searched
 * @param metadata front matter keys and values in their order: text, {@code BigDecimal}, {@code Boolean}, dates as
 *     text, lists and maps of these
 * @param acl who may read it
 * @param modified when the file was last changed
 * @param version changes when the text changes: a hash of the text
 */
public record Document(
        String id,
        String path,
        String title,
        DocumentText text,
        Map<String, Object> metadata,
        Acl acl,
        Instant modified,
        String version) {

    /** The span of {@code start} to {@code end} code points. */
    public Span span(int start, int end) {
        return new Span(id, version, start, end);
    }
}
