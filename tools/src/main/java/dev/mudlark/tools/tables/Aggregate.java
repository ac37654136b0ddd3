package dev.mudlark.tools.tables;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.tools.ToolException;
import dev.mudlark.tools.builtin.LooseText;
import dev.mudlark.tools.builtin.Shown;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * A figure over all rows that match.
 *
 * @param function what is worked out
 * @param column over the cells of which column; empty for counting rows
 */
record Aggregate(Function function, Optional<String> column) {

    /** What can be worked out. */
    enum Function {
        COUNT,
        SUM,
        MIN,
        MAX,
        AVG;

        /** As a model writes it. */
        String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        static List<String> words() {
            return Arrays.stream(values()).map(Function::word).toList();
        }

        private static Optional<Function> of(String word) {
            String key = LooseText.key(word);
            return Arrays.stream(values())
                    .filter(function -> function.word().equals(key))
                    .findFirst();
        }
    }

    /** The number of rows. */
    static final Aggregate ROWS = new Aggregate(Function.COUNT, Optional.empty());

    private static final String EVERYTHING = "*";

    /**
     * Reads {@code {"sum": "price", "count": "*"}}, {@code {"max": ["price", "date"]}}, {@code "count"},
     * {@code "sum(price)"}, or the JSON text of one of these.
     *
     * @throws ToolException {@code invalid_arguments} when it is none of these
     */
    static List<Aggregate> all(JsonNode written) throws ToolException {
        JsonNode aggregate = JsonText.of(written);
        if (aggregate.isTextual()) {
            return aggregate.asText().isBlank()
                    ? List.of()
                    : List.of(written(aggregate.asText().strip()));
        }
        List<Aggregate> all = new ArrayList<>();
        if (aggregate.isArray()) {
            for (JsonNode one : aggregate) {
                all.addAll(all(one));
            }
        }
        if (aggregate.isContainerNode() && aggregate.isEmpty()) {
            throw fault("no function with a column is there; leave aggregate out to get rows");
        }
        for (Map.Entry<String, JsonNode> field : aggregate.properties()) {
            Function function = Function.of(field.getKey()).orElseThrow(() -> invalid(field.getKey()));
            JsonNode columns = JsonText.of(field.getValue());
            if (!columns.isArray()) {
                all.add(of(function, field.getValue()));
            } else if (columns.isEmpty()) {
                throw needsColumn(function);
            }
            for (JsonNode column : columns) {
                all.add(of(function, column));
            }
        }
        return all.stream().distinct().toList();
    }

    private static Aggregate written(String text) throws ToolException {
        int open = text.indexOf('(');
        boolean called = open > 0 && text.endsWith(")");
        Function function = Function.of(called ? text.substring(0, open) : text).orElseThrow(() -> invalid(text));
        return named(
                function, called ? text.substring(open + 1, text.length() - 1).strip() : "");
    }

    private static Aggregate of(Function function, JsonNode column) throws ToolException {
        if (column.isContainerNode()) {
            throw needsColumn(function);
        }
        return named(function, column.isNull() ? "" : column.asText());
    }

    private static Aggregate named(Function function, String column) throws ToolException {
        boolean rows = column.isBlank() || column.strip().equals(EVERYTHING);
        if (rows && function != Function.COUNT) {
            throw needsColumn(function);
        }
        return new Aggregate(function, rows ? Optional.empty() : Optional.of(column));
    }

    private static ToolException needsColumn(Function function) {
        return fault(function.word() + " needs the name of a column");
    }

    private static ToolException invalid(String what) {
        return fault("there is no '" + Shown.text(what) + "'");
    }

    private static ToolException fault(String what) {
        return new ToolException(
                "invalid_arguments",
                "aggregate: " + what + ". Functions: "
                        + String.join(", ", Function.words()) + ", each with a column; count takes \"*\" for rows, too."
                        + " A correct value: {\"sum\": \"price\", \"count\": \"*\"}.");
    }

    /** {@code sum(price)}, or {@code count}. */
    String label() {
        return function.word()
                + column.map(name -> "(" + Shown.text(name) + ")").orElse("");
    }
}
