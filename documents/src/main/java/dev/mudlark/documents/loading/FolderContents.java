package dev.mudlark.documents.loading;

import dev.mudlark.documents.Document;
import dev.mudlark.documents.LoadNotice;
import dev.mudlark.documents.Loaded.WholeTable;
import java.util.List;

/**
 * Everything a folder holds.
 *
 * @param documents documents in the order of paths
 * @param tables tables in the order of paths
 * @param notices in the order of paths
 * @param supported the extensions that can be read, for messages
 */
public record FolderContents(
        List<Document> documents, List<WholeTable> tables, List<LoadNotice> notices, String supported) {

    /** Copies the lists. */
    public FolderContents {
        documents = List.copyOf(documents);
        tables = List.copyOf(tables);
        notices = List.copyOf(notices);
    }
}
