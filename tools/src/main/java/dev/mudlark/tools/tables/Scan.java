package dev.mudlark.tools.tables;

import dev.mudlark.documents.Cell;
import dev.mudlark.documents.Table;
import dev.mudlark.tools.ToolContext;
import dev.mudlark.tools.builtin.Shown;
import dev.mudlark.tools.tables.CellTest.Verdict;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Goes through all rows of some tables once. */
final class Scan {

    private final List<Condition> conditions;
    private final ToolContext context;
    private final Map<Condition, LeftOut> unclear = new LinkedHashMap<>();
    private int matching;

    Scan(List<Condition> conditions, ToolContext context) {
        this.conditions = conditions;
        this.context = context;
    }

    /** Hands every row that meets all conditions on, in the order of the tables. */
    void run(List<Columns> tables, Consumer<Found> found) {
        for (Columns columns : tables) {
            List<Integer> where = conditions.stream()
                    .map(condition -> columns.get(condition.column()))
                    .toList();
            for (Table.Row row : columns.table().rows()) {
                context.deadline().check();
                if (matches(row, where)) {
                    matching++;
                    found.accept(new Found(columns, row));
                }
            }
        }
    }

    /** How many rows met all conditions. */
    int matching() {
        return matching;
    }

    private boolean matches(Table.Row row, List<Integer> where) {
        int unclearAt = -1;
        for (int i = 0; i < conditions.size(); i++) {
            Verdict verdict = conditions.get(i).of(row.cells().get(where.get(i)));
            if (verdict == Verdict.NO) {
                return false;
            }
            unclearAt = verdict == Verdict.UNCLEAR && unclearAt < 0 ? i : unclearAt;
        }
        if (unclearAt < 0) {
            return true;
        }
        Cell cell = row.cells().get(where.get(unclearAt));
        unclear.computeIfAbsent(conditions.get(unclearAt), condition -> new LeftOut())
                .add(cell);
        return false;
    }

    /** Rows that were left out because a cell could not be compared; they would have met what else was asked. */
    int unclear() {
        return unclear.values().stream().mapToInt(LeftOut::count).sum();
    }

    /** {@code not compared: price: 2 no number ('n/a'), 1 empty}; nothing when all were. */
    String describeUnclear() {
        return unclear.entrySet().stream()
                .map(entry -> Shown.text(entry.getKey().column()) + ": "
                        + entry.getValue().describe(entry.getKey().kind().orElseThrow()))
                .collect(Collectors.joining("; ", unclear.isEmpty() ? "" : "rows not compared and left out: ", ""));
    }
}
