package dev.mudlark.documents;

import dev.mudlark.documents.names.Names;
import java.time.Instant;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * One document as it was read.
 *
 * @param id path relative to the root with {@code /}, extension dropped for .md .markdown .rst .txt; {@code path#row}
 *     for a row of a table; a control character in it is written as {@code \n} or the like
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

    /** Copies the metadata, keeping its order, and takes control characters out of id, path and title. */
    public Document {
        id = Names.escaped(id);
        path = Names.escaped(path);
        title = Names.onOneLine(title);
        metadata = metadata.isEmpty() ? Map.of() : Collections.unmodifiableMap(new LinkedHashMap<>(metadata));
    }

    /** A document whose version is computed from its text. */
    public static Document of(
            String id,
            String path,
            String title,
            String text,
            Map<String, Object> metadata,
            Acl acl,
            Instant modified) {
        return new Document(id, path, title, DocumentText.of(text), metadata, acl, modified, TextHash.of(text));
    }

    /** The version of a text: changes when the text does. */
    public static String versionOf(String text) {
        return TextHash.of(text);
    }

    /** True for a row of a table. */
    public boolean isTableRow() {
        return id.length() > path.length() && id.startsWith(path) && id.charAt(path.length()) == '#';
    }

    /** The span of {@code start} to {@code end} code points. */
    public Span span(int start, int end) {
        return new Span(id, version, start, end);
    }
}
