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
    private static final int SUGGESTIONS = 3;
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
        return found.orElseThrow(() -> unknown(collection, written, bare));
    }

    private static ToolException unknown(Collection collection, String written, String bare) {
        List<String> close = collection.suggest(bare, SUGGESTIONS);
        String hint = close.isEmpty()
                ? "Ids stand in [brackets] in lists and search results"
                : "Did you mean " + String.join(" or ", close) + "?";
        return new ToolException("unknown_document", "there is no document '" + Shown.text(written) + "'. " + hint);
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
        boolean wrapped = text.length() > 2
                && ((text.startsWith("[") && text.endsWith("]"))
                        || (text.charAt(0) == text.charAt(text.length() - 1) && "'\"`".indexOf(text.charAt(0)) >= 0));
        text = wrapped ? text.substring(1, text.length() - 1).strip() : text;
        return text.startsWith("./") ? text.substring(2) : text;
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
