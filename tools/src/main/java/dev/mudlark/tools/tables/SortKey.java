package dev.mudlark.tools.tables;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.tools.ToolException;
import dev.mudlark.tools.builtin.LooseText;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What rows are sorted by.
 *
 * @param column its name as the model wrote it
 * @param descending true for the largest first
 */
record SortKey(String column, boolean descending) {

    private static final Set<String> DOWN = Set.of("desc", "descending");
    private static final Set<String> UP = Set.of("asc", "ascending");

    /**
     * Reads {@code "price"}, {@code "price desc"}, {@code "-price"}, {@code {"column": "price", "desc": true}}, or a list
     * of these, each perhaps as JSON text.
     *
     * @param isColumn true for names of columns: one that ends in {@code desc} is taken as it stands
     * @throws ToolException {@code invalid_arguments} when an object names no column
     */
    static List<SortKey> all(JsonNode written, Predicate<String> isColumn) throws ToolException {
        List<SortKey> keys = new ArrayList<>();
        JsonNode orderBy = isColumn.test(written.asText()) ? written : JsonText.of(written);
        if (orderBy.isArray()) {
            for (JsonNode key : orderBy) {
                keys.addAll(all(key, isColumn));
            }
        } else if (orderBy.isObject()) {
            if (orderBy.path("column").asText().isBlank()) {
                throw new ToolException(
                        "invalid_arguments",
                        "order_by: an object needs a column. A correct value: {\"column\": \"price\", \"desc\": true}.");
            }
            SortKey key = of(orderBy.path("column").asText(), isColumn);
            boolean descending = orderBy.path("desc").asBoolean();
            keys.add(descending ? new SortKey(key.column, true) : key);
        } else if (orderBy.isTextual() && !orderBy.asText().isBlank()) {
            keys.add(of(orderBy.asText(), isColumn));
        }
        return keys;
    }

    private static SortKey of(String written, Predicate<String> isColumn) {
        String text = written.strip();
        if (isColumn.test(text)) {
            return new SortKey(text, false);
        }
        int space = text.lastIndexOf(' ');
        String last = LooseText.key(text.substring(space + 1));
        if (space > 0 && (DOWN.contains(last) || UP.contains(last))) {
            return new SortKey(text.substring(0, space).strip(), DOWN.contains(last));
        }
        boolean minus = text.length() > 1 && text.charAt(0) == '-';
        return new SortKey(minus ? text.substring(1).strip() : text, minus);
    }
}
