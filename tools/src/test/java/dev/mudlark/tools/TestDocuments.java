package dev.mudlark.tools;

import dev.mudlark.context.Caller;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.Documents;
import dev.mudlark.documents.Table;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Puts a small collection together. */
public final class TestDocuments {

    private final List<Document> documents = new ArrayList<>();
    private final List<Table> tables = new ArrayList<>();

    /** Adds a document whose title is its id with a capital. */
    public TestDocuments with(String id, String text) {
        documents.add(Documents.text(id, Character.toUpperCase(id.charAt(0)) + id.substring(1), text));
        return this;
    }

    /** Adds a table; the first line names the columns; cells are separated by commas. */
    public TestDocuments withTable(String id, String... lines) {
        List<List<String>> rows = Arrays.stream(lines)
                .skip(1)
                .map(line -> List.of(line.split(",", -1)))
                .toList();
        String title = id.substring(id.lastIndexOf('/') + 1, id.lastIndexOf('.'));
        tables.add(Documents.table(id, title, List.of(lines[0].split(",", -1)), rows));
        return this;
    }

    /** What everybody may read of it. */
    public Collection collection() {
        return Documents.of(documents, tables).view(Caller.anonymous());
    }
}
