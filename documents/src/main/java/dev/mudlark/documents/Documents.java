package dev.mudlark.documents;

import dev.mudlark.context.Counted;
import dev.mudlark.context.FileFault;
import dev.mudlark.documents.loading.FolderContents;
import dev.mudlark.documents.loading.FolderReader;
import dev.mudlark.documents.store.FrozenStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Opens collections. */
public final class Documents {

    /** Files larger than this many bytes are skipped with a notice. */
    public static final long MAX_FILE_BYTES = 64L << 20;

    private Documents() {}

    /**
     * Reads every file below a folder once into a store that never changes afterwards.
     *
     * @throws DocumentsException when there is no such folder, or nothing in it can be read; one line for people
     */
    public static DocumentStore load(Path root) throws DocumentsException {
        return load(root, MAX_FILE_BYTES);
    }

    /** As {@link #load(Path)} with another limit on the size of a file. */
    static DocumentStore load(Path root, long maxBytes) throws DocumentsException {
        if (!Files.exists(root)) {
            throw new DocumentsException("no such folder: " + root + "; give the folder that holds the documents");
        }
        if (!Files.isDirectory(root)) {
            throw new DocumentsException(root + " is not a folder; give the folder that holds the documents");
        }
        FolderContents contents = read(root, maxBytes);
        if (contents.documents().isEmpty() && contents.tables().isEmpty()) {
            throw new DocumentsException(nothingIn(root, contents));
        }
        return FrozenStore.of(contents.documents(), contents.tables(), contents.notices());
    }

    /**
     * A store of documents and tables that are already there, for tests and embedding. The text of a table is its cells
     * as CSV.
     *
     * @throws IllegalArgumentException when two have the same id
     */
    public static DocumentStore of(List<Document> documents, List<Table> tables) {
        return FrozenStore.of(documents, tables.stream().map(FrozenStore::whole).toList(), List.of());
    }

    /** A document that everybody may read. */
    public static Document text(String id, String title, String text) {
        return Document.of(id, id, title, text, Map.of(), Acl.PUBLIC, Instant.EPOCH);
    }

    /**
     * A table that everybody may read, with cells typed as in a CSV file.
     *
     * @param id its path, such as {@code plans.csv}
     * @param columns names of the columns
     * @param rows cells as text; each row has one for each column
     */
    public static Table table(String id, String title, List<String> columns, List<List<String>> rows) {
        List<Table.Row> made = new ArrayList<>();
        for (List<String> row : rows) {
            List<Cell> cells = row.stream().map(Cell::of).toList();
            made.add(Table.Row.of(id, title, columns, made.size() + 1, cells, Acl.PUBLIC, Instant.EPOCH));
        }
        return new Table(id, id, title, columns, made);
    }

    private static FolderContents read(Path root, long maxBytes) throws DocumentsException {
        try {
            return new FolderReader(root, maxBytes).read();
        } catch (IOException e) {
            throw new DocumentsException("cannot read " + root + ": " + FileFault.of(e));
        }
    }

    private static String nothingIn(Path root, FolderContents contents) {
        Optional<LoadNotice> folder = contents.notices().stream()
                .filter(notice -> notice.path().equals(".") && notice.severity() == LoadNotice.Severity.ERROR)
                .findFirst();
        if (folder.isPresent()) {
            return "the folder " + root + folder.get().message().substring(1);
        }
        String first = contents.notices().stream()
                .findFirst()
                .map(notice -> "; " + Counted.of(contents.notices().size(), "file")
                        + Counted.either(
                                contents.notices().size(), " was passed over: ", " were passed over, the first: ")
                        + notice.message())
                .orElse("");
        boolean told = first.contains(contents.supported());
        return "no readable documents in " + root + first + (told ? "" : " (supported: " + contents.supported() + ")");
    }
}
