package dev.mudlark.documents;

import dev.mudlark.documents.loading.TextDecoder;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** A file of the collection while it is loaded; used by one thread. */
public final class SourceFile {

    private static final Set<String> DROPPED = Set.of("md", "markdown", "rst", "txt");

    private final String path;
    private final byte[] bytes;
    private final Instant modified;
    private final List<LoadNotice> notices = new ArrayList<>();

    /**
     * A file that was read.
     *
     * @param path path relative to the root with {@code /}
     * @param bytes its content; not copied
     * @param modified when it was last changed
     */
    public SourceFile(String path, byte[] bytes, Instant modified) {
        this.path = path;
        this.bytes = bytes;
        this.modified = modified;
    }

    /** Path relative to the root with {@code /}. */
    public String path() {
        return path;
    }

    /** The content as it is on disk; must not be changed. */
    public byte[] bytes() {
        return bytes;
    }

    /** When the file was last changed. */
    public Instant modified() {
        return modified;
    }

    /** The id of the file's document: its path, without the extension for Markdown, reStructuredText and plain text. */
    public String id() {
        return DROPPED.contains(extension()) ? path.substring(0, path.lastIndexOf('.')) : path;
    }

    /** The extension in lower case without the dot; empty when there is none. */
    public String extension() {
        return extensionOf(path);
    }

    /** The extension of a path in lower case without the dot; empty when there is none. */
    public static String extensionOf(String path) {
        String name = path.substring(path.lastIndexOf('/') + 1);
        int dot = name.lastIndexOf('.');
        return dot <= 0 ? "" : name.substring(dot + 1).toLowerCase(Locale.ROOT);
    }

    /** The file name without its extension. */
    public String stem() {
        String name = path.substring(path.lastIndexOf('/') + 1);
        int dot = name.lastIndexOf('.');
        return dot <= 0 ? name : name.substring(0, dot);
    }

    /**
     * The content as text with {@code \n} line ends and without byte order mark. UTF-8, or UTF-16 when a byte order mark
     * says so; anything else is read as well as possible, with a warning.
     *
     * @throws LoadException when it is no text
     */
    public String text() throws LoadException {
        return TextDecoder.decode(this);
    }

    /** A document with this file's id, path and time. */
    public Document document(String title, String text, Map<String, Object> metadata, Acl acl) {
        return Document.of(id(), path, title, text, metadata, acl, modified);
    }

    /** Tells that something is odd; the file is loaded all the same. */
    public void warn(String code, String message) {
        notices.add(new LoadNotice(path, code, LoadNotice.Severity.WARNING, path + ": " + message));
    }

    /** The warnings so far. */
    public List<LoadNotice> notices() {
        return List.copyOf(notices);
    }
}
