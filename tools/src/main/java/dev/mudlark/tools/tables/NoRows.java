package dev.mudlark.tools.tables;

import dev.mudlark.context.DidYouMean;
import dev.mudlark.documents.Cell;
import dev.mudlark.documents.Table;
import dev.mudlark.tools.ToolResult;
import java.util.List;
import java.util.stream.Collectors;

/** Says what was searched in vain, and what comes close. */
final class NoRows {

    private static final int MOST_VALUES = 2000;

    private NoRows() {}

    static ToolResult say(List<Table> tables, List<Condition> conditions) {
        String where = tables.stream()
                .map(table -> table.path() + " (" + table.rows().size() + " rows)")
                .collect(Collectors.joining(", "));
        String wanted = conditions.stream().map(Condition::describe).collect(Collectors.joining(" and "));
        String hint = conditions.size() == 1 ? close(tables, conditions.getFirst()) : alone(tables, conditions);
        return ToolResult.note("no row of " + where + (wanted.isEmpty() ? "" : " has " + wanted) + hint);
    }

    private static String alone(List<Table> tables, List<Condition> conditions) {
        return conditions.stream()
                .map(condition -> condition.describe() + ": " + count(tables, condition))
                .collect(Collectors.joining(", ", ". Rows for each condition alone: ", ""));
    }

    private static long count(List<Table> tables, Condition condition) {
        return tables.stream()
                .flatMap(table -> cells(table, condition).stream())
                .filter(condition::matches)
                .count();
    }

    private static String close(List<Table> tables, Condition condition) {
        List<String> containing = tables.stream()
                .flatMap(table -> cells(table, condition).stream())
                .filter(condition::isPartOf)
                .map(cell -> cell.text().strip())
                .distinct()
                .toList();
        if (!containing.isEmpty()) {
            return ". Whole cells are compared; cells that contain it: "
                    + containing.stream().limit(3).map(text -> "'" + text + "'").collect(Collectors.joining(", "))
                    + (containing.size() > 3 ? ", …" : "");
        }
        List<String> values = tables.stream()
                .flatMap(table -> cells(table, condition).stream())
                .map(cell -> cell.text().strip())
                .distinct()
                .limit(MOST_VALUES)
                .toList();
        return DidYouMean.hint(condition.text(), values);
    }

    private static List<Cell> cells(Table table, Condition condition) {
        int column = Columns.find(table, condition.column()).orElseThrow();
        return table.rows().stream().map(row -> row.cells().get(column)).toList();
    }
}
