package dev.mudlark.documents;

import java.util.List;

/**
 * What a file holds.
 *
 * @param documents documents, usually one
 * @param tables tables, usually none or one
 */
public record Loaded(List<Document> documents, List<WholeTable> tables) {

    /** Copies the lists. */
    public Loaded {
        documents = List.copyOf(documents);
        tables = List.copyOf(tables);
    }

    /** One document. */
    public static Loaded of(Document document) {
        return new Loaded(List.of(document), List.of());
    }

    /** One table. */
    public static Loaded of(WholeTable table) {
        return new Loaded(List.of(), List.of(table));
    }

    /**
     * A table with the text of its file.
     *
     * @param table columns and rows
     * @param whole the file as one document, with the table's id; its {@code acl} also guards the rows
     */
    public record WholeTable(Table table, Document whole) {}
}
