package dev.mudlark.tools.grep;

import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.Table;
import dev.mudlark.tools.grep.Source.OfDocument;
import dev.mudlark.tools.grep.Source.OfTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;

/**
 * The prepared texts of collections. They are kept as long as the collection itself is in use: about as much memory
 * again as its text takes.
 */
final class Sources {

    private final Map<Collection, List<Source>> prepared = new WeakHashMap<>();

    /** What is searched in a collection, in the order of ids. */
    synchronized List<Source> of(Collection collection) {
        return prepared.computeIfAbsent(collection, Sources::prepare);
    }

    private static List<Source> prepare(Collection collection) {
        Map<String, String> tableOfRow = new HashMap<>();
        for (Table table : collection.tables()) {
            table.rows().forEach(row -> tableOfRow.put(row.id(), table.id()));
        }
        List<Source> sources = new ArrayList<>();
        List<Document> rows = new ArrayList<>();
        String open = "";
        for (Document document : collection.searchable()) {
            String table = tableOfRow.getOrDefault(document.id(), "");
            if (!table.equals(open)) {
                close(open, rows, sources);
                open = table;
            }
            if (table.isEmpty()) {
                sources.add(
                        new OfDocument(document, new LineText(document.text().toString())));
            } else {
                rows.add(document);
            }
        }
        close(open, rows, sources);
        return List.copyOf(sources);
    }

    /** A single row. */
    static Source row(Document row) {
        return table(row.id(), List.of(row));
    }

    private static void close(String table, List<Document> rows, List<Source> into) {
        if (!rows.isEmpty()) {
            into.add(table(table, List.copyOf(rows)));
            rows.clear();
        }
    }

    private static Source table(String id, List<Document> rows) {
        StringBuilder text = new StringBuilder();
        for (Document row : rows) {
            text.append(RowPlaces.asOneLine(row.text().toString())).append('\n');
        }
        return new OfTable(id, rows, new LineText(text.toString()));
    }
}
