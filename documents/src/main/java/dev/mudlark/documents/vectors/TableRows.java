package dev.mudlark.documents.vectors;

import dev.mudlark.documents.Document;
import java.util.LinkedHashMap;
import java.util.Map;

/** Counts the rows of each table and takes the first ones. */
final class TableRows {

    private final int most;
    private final Map<String, Integer> counts = new LinkedHashMap<>();

    TableRows(int most) {
        this.most = most;
    }

    /** True for a document, and for a row that is not beyond the limit of its table. */
    boolean takes(Document document) {
        return !document.isTableRow() || counts.merge(document.path(), 1, Integer::sum) <= most;
    }

    /** The tables with more rows than the limit, and how many they have. */
    Map<String, Integer> beyond() {
        Map<String, Integer> beyond = new LinkedHashMap<>(counts);
        beyond.values().removeIf(count -> count <= most);
        return beyond;
    }
}
