package dev.mudlark.tools.builtin;

import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Document;
import dev.mudlark.tools.ToolException;
import java.util.List;
import java.util.Optional;

/** Finds the document a model means. */
public final class DocumentIds {

    private static final List<String> DROPPED_EXTENSIONS = List.of(".md", ".markdown", ".rst", ".txt");
    private static final int SUGGESTIONS = 3;
    private static final int LONGEST_SHOWN = 120;

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
            found = collection.find(withoutExtension(bare));
        }
        return found.orElseThrow(() -> unknown(collection, written, bare));
    }

    private static ToolException unknown(Collection collection, String written, String bare) {
        List<String> close = collection.suggest(bare, SUGGESTIONS);
        String hint = close.isEmpty()
                ? "Ids stand in [brackets] in lists and search results"
                : "Did you mean " + String.join(" or ", close) + "?";
        int length = written.codePointCount(0, written.length());
        String shown =
                length > LONGEST_SHOWN ? written.substring(0, written.offsetByCodePoints(0, LONGEST_SHOWN)) : written;
        return new ToolException("unknown_document", "there is no document '" + shown + "'. " + hint);
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
