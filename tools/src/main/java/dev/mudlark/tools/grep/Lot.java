package dev.mudlark.tools.grep;

import dev.mudlark.documents.Acl;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.Table;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Documents of a collection that have the same readers, or rows of one table that have. Who may read one of them may read
 * all, so that each view of a store has the whole lot or nothing of it: what is made of a lot serves every view, and
 * nothing in it comes from what one of its readers may not see.
 *
 * @param table the id of the table; empty for documents
 * @param documents the documents, or the rows as documents, in their order; at least one
 * @param rows the rows; empty for documents
 */
record Lot(String table, List<Document> documents, List<Table.Row> rows) {

    private static final int BETWEEN_CHECKS = 1 << 12;

    /** What documents of a lot have in common. */
    private record Key(String table, Acl acl) {}

    /** A row and its table. */
    private record OfTable(String table, Table.Row row) {}

    /**
     * The lots of a collection.
     *
     * @param checkTime run often; may throw
     */
    static List<Lot> of(Collection collection, Runnable checkTime) {
        Map<String, OfTable> rows = new HashMap<>();
        for (Table table : collection.tables()) {
            checkTime.run();
            table.rows().forEach(row -> rows.put(row.id(), new OfTable(table.id(), row)));
        }
        Map<Key, List<Document>> byKey = new LinkedHashMap<>();
        int count = 0;
        for (Document document : collection.searchable()) {
            OfTable row = rows.get(document.id());
            Key key = new Key(row == null ? "" : row.table(), document.acl());
            byKey.computeIfAbsent(key, k -> new ArrayList<>()).add(document);
            if (++count % BETWEEN_CHECKS == 0) {
                checkTime.run();
            }
        }
        List<Lot> lots = new ArrayList<>();
        byKey.forEach((key, documents) -> lots.add(of(key.table(), documents, rows)));
        return lots;
    }

    private static Lot of(String table, List<Document> documents, Map<String, OfTable> rows) {
        List<Table.Row> ofTable = table.isEmpty()
                ? List.of()
                : documents.stream().map(document -> row(document, rows)).toList();
        return new Lot(table, List.copyOf(documents), ofTable);
    }

    /** What is searched is the document, whatever the table has for it. */
    private static Table.Row row(Document document, Map<String, OfTable> rows) {
        OfTable known = rows.get(document.id());
        int number = known == null ? 0 : known.row().number();
        return known != null && isSame(known.row().document(), document)
                ? known.row()
                : new Table.Row(document.id(), number, List.of(), document);
    }

    /** A single row of a table. */
    static Lot ofRow(Document row) {
        return new Lot(row.id(), List.of(row), List.of(new Table.Row(row.id(), 1, List.of(), row)));
    }

    Document first() {
        return documents.getFirst();
    }

    /** True when it is made of the same objects. */
    boolean isSameAs(Lot other) {
        return table.equals(other.table) && areSame(documents, other.documents);
    }

    /** True when two lists have the same objects. */
    static boolean areSame(List<Document> some, List<Document> others) {
        if (isSame(some, others)) {
            return true;
        }
        if (some.size() != others.size()) {
            return false;
        }
        for (int i = 0; i < some.size(); i++) {
            if (!isSame(some.get(i), others.get(i))) {
                return false;
            }
        }
        return true;
    }

    /** Equal documents may be of different stores, and comparing texts would cost more than packing them. */
    @SuppressWarnings("ReferenceEquality")
    private static boolean isSame(Object one, Object other) {
        return one == other;
    }

    /** UTF-16 units of its text. */
    long units() {
        return documents.stream()
                .mapToLong(document -> document.text().toString().length())
                .sum();
    }
}
