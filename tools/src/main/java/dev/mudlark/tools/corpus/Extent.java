package dev.mudlark.tools.corpus;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Counted;
import dev.mudlark.documents.CatalogEntry;
import java.util.List;

/**
 * How much there is to search.
 *
 * @param documents documents that are no tables
 * @param tables tables
 * @param rows rows of all tables
 */
record Extent(int documents, int tables, long rows) {

    static Extent of(List<CatalogEntry> entries) {
        int tables = 0;
        long rows = 0;
        for (CatalogEntry entry : entries) {
            tables += entry.rows().isPresent() ? 1 : 0;
            rows += entry.rows().orElse(0);
        }
        return new Extent(entries.size() - tables, tables, rows);
    }

    /** {@code 4 documents and 1 table (2 rows)}, behind the word for one thing or for many. */
    String describe(String one, String many) {
        String verb = Counted.either(documents + tables, one, many);
        String texts = verb + Counted.of(documents, "document");
        if (tables == 0) {
            return texts;
        }
        String rowed = Counted.of(tables, "table") + " (" + Counted.of(rows, "row") + ")";
        return documents == 0 ? verb + rowed : texts + " and " + rowed;
    }

    ObjectNode toJson() {
        return JsonNodeFactory.instance
                .objectNode()
                .put("total", 0)
                .put("searched_documents", documents)
                .put("searched_rows", rows);
    }
}
