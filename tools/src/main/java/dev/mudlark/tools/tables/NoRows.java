package dev.mudlark.tools.tables;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Counted;
import dev.mudlark.context.Deadline;
import dev.mudlark.context.DidYouMean;
import dev.mudlark.documents.Cell;
import dev.mudlark.documents.Table;
import dev.mudlark.tools.ToolResult;
import dev.mudlark.tools.builtin.Shown;
import dev.mudlark.tools.tables.CellTest.Verdict;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Says what was searched in vain, and what comes close. */
final class NoRows {

    private static final int MOST_VALUES = 2000;
    private static final int MOST_TABLES = 10;
    private static final int MOST_ALONE = 10;
    private static final int EXAMPLES = 3;

    private final List<Columns> tables;
    private final List<Condition> conditions;
    private final Deadline deadline;

    NoRows(List<Columns> tables, List<Condition> conditions, Deadline deadline) {
        this.tables = tables;
        this.conditions = conditions;
        this.deadline = deadline;
    }

    /** With what was left out, which may be nothing. */
    ToolResult say(Scan scan) {
        ObjectNode data = JsonNodeFactory.instance.objectNode().put("total", 0).put("not_compared", scan.unclear());
        footer(scan).addTo(data);
        data.putArray("rows");
        return ToolResult.note(text(scan)).withData(data);
    }

    private static Footer footer(Scan scan) {
        return Footer.of(scan, new Ranked<Found>(List.of(), Found::cell, 0), List.of());
    }

    /** {@code no row of sales.csv (6 rows) has region = 'West'}, and what comes close. */
    String text(Scan scan) {
        String wanted =
                conditions.stream().limit(MOST_ALONE).map(Condition::describe).collect(Collectors.joining(" and "));
        String unclear = footer(scan).text();
        return "no row of " + where() + (wanted.isEmpty() ? "" : " has " + wanted)
                + (unclear.isEmpty() ? hint() : "; " + unclear);
    }

    private String where() {
        String shown = tables.stream()
                .limit(MOST_TABLES)
                .map(table -> table.table().path() + " ("
                        + Counted.of(table.table().rows().size(), "row") + ")")
                .collect(Collectors.joining(", "));
        return tables.size() > MOST_TABLES
                ? shown + " and " + Counted.of(tables.size() - MOST_TABLES, "more table")
                : shown;
    }

    private String hint() {
        if (conditions.size() > 1) {
            return alone() + asJson();
        }
        if (!asJson().isEmpty()) {
            return asJson();
        }
        Optional<Wanted> only = conditions.stream().findFirst().flatMap(Condition::onlyValue);
        return only.map(value -> close(conditions.getFirst(), value)).orElse("");
    }

    /** Values that are the JSON text of a list or an object are compared as the text they are. */
    private String asJson() {
        return conditions.stream()
                .flatMap(condition -> condition.onlyValue().stream())
                .flatMap(value -> JsonText.decoded(value.text()).stream())
                .findFirst()
                .map(json -> ". '" + Shown.text(json.toString()) + "' was compared as text; write "
                        + (json.isArray() ? "a list" : "operators") + " without quotes around: "
                        + (json.isArray() ? "[\"a\", \"b\"]" : "{\"<=\": 100}"))
                .orElse("");
    }

    private String alone() {
        return conditions.stream()
                .limit(MOST_ALONE)
                .map(condition -> condition.describe() + ": " + count(condition))
                .collect(Collectors.joining(", ", ". Rows for each condition alone: ", ""));
    }

    private long count(Condition condition) {
        return cells(condition)
                .filter(cell -> condition.of(cell) == Verdict.YES)
                .count();
    }

    private String close(Condition condition, Wanted wanted) {
        List<String> containing = cells(condition)
                .filter(wanted::isPartOf)
                .map(cell -> cell.text().strip())
                .distinct()
                .limit(EXAMPLES + 1)
                .toList();
        if (!containing.isEmpty()) {
            return ". Whole cells are compared; cells that contain it: "
                    + containing.stream()
                            .limit(EXAMPLES)
                            .map(text -> "'" + Shown.text(text) + "'")
                            .collect(Collectors.joining(", "))
                    + (containing.size() > EXAMPLES ? ", …" : "");
        }
        if ("<>=!".indexOf(wanted.text().charAt(0)) >= 0) {
            return ". To compare, write an operator and a value: {\"<=\": 100}";
        }
        List<String> values = cells(condition)
                .map(cell -> cell.text().strip())
                .distinct()
                .limit(MOST_VALUES)
                .toList();
        return DidYouMean.closest(wanted.text(), values)
                .map(value -> "; did you mean '" + Shown.text(value) + "'?")
                .orElse("");
    }

    private Stream<Cell> cells(Condition condition) {
        return tables.stream().flatMap(table -> {
            int column = table.get(condition.column());
            return table.table().rows().stream().map(row -> cell(row, column));
        });
    }

    private Cell cell(Table.Row row, int column) {
        deadline.check();
        return row.cells().get(column);
    }
}
