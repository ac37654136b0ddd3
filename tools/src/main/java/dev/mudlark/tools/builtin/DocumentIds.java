package dev.mudlark.tools.builtin;

import dev.mudlark.documents.CatalogEntry;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Document;
import dev.mudlark.tools.ToolException;
import java.util.List;
import java.util.Optional;

/** Finds the document a model means. */
public final class DocumentIds {

    private static final List<String> DROPPED_EXTENSIONS = List.of(".md", ".markdown", ".rst", ".txt");
    private static final List<String> WRAPPERS =
            List.of("[]", "<>", "()", "''", "\"\"", "``", "\u201c\u201d", "\u2018\u2019");
    private static final int FIRST_COMPOSED = 0x80;

    private DocumentIds() {}

    /**
     * The document with that id; brackets or quotes around it, a leading {@code ./} and a file's extension that ids do not
     * have are not held against the model.
     *
     * @throws ToolException {@code unknown_document} with ids that are close
     */
    public static Document find(Collection collection, String written) throws ToolException {
        String bare = bare(written);
        Optional<Document> found = collection.find(written).or(() -> collection.find(bare));
        if (found.isEmpty()) {
            found = collection.find(withoutExtension(bare)).or(() -> encodedOtherwise(collection, bare));
        }
        return found.orElseThrow(() -> new UnknownDocument(collection, written, bare).problem());
    }

    /** The document whose id looks the same: its letters and accents are encoded in another way (Unicode NFC, NFD). */
    private static Optional<Document> encodedOtherwise(Collection collection, String written) {
        String wanted = Folding.composed(written);
        if (wanted.codePoints().allMatch(c -> c < FIRST_COMPOSED)) {
            return Optional.empty();
        }
        int row = wanted.lastIndexOf('#');
        for (CatalogEntry entry : collection.entries()) {
            String id = Folding.composed(entry.id());
            if (id.equals(wanted)) {
                return collection.find(entry.id());
            }
            if (row > 0 && entry.rows().isPresent() && id.equals(wanted.substring(0, row))) {
                return collection.find(entry.id() + wanted.substring(row));
            }
        }
        return Optional.empty();
    }

    private static String bare(String written) {
        String text = written.strip();
        while (isWrapped(text)) {
            text = text.substring(1, text.length() - 1).strip();
        }
        return text.startsWith("./") ? text.substring(2) : text;
    }

    private static boolean isWrapped(String text) {
        return text.length() > 2
                && WRAPPERS.stream()
                        .anyMatch(pair ->
                                text.charAt(0) == pair.charAt(0) && text.charAt(text.length() - 1) == pair.charAt(1));
    }

    private static String withoutExtension(String id) {
        for (String extension : DROPPED_EXTENSIONS) {
            if (id.endsWith(extension)) {
                return id.substring(0, id.length() - extension.length());
            }
        }
        return id;
    }
}
