package dev.mudlark.tools.tables;

import dev.mudlark.documents.Cell;
import dev.mudlark.documents.Table;
import dev.mudlark.tools.ToolContext;
import dev.mudlark.tools.builtin.Shown;
import dev.mudlark.tools.tables.CellTest.Verdict;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Goes through all rows of some tables once. */
final class Scan {

    private final List<Condition> conditions;
    private final ToolContext context;
    private final Map<Integer, LeftOut> unclear = new TreeMap<>();
    private final Map<Integer, LeftOut> asText = new TreeMap<>();
    private final Map<String, Integer> byTable = new LinkedHashMap<>();
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
                if (matches(columns, row, where)) {
                    matching++;
                    byTable.merge(columns.table().path(), 1, Integer::sum);
                    found.accept(new Found(columns, row));
                }
            }
        }
    }

    /** How many rows met all conditions. */
    int matching() {
        return matching;
    }

    private static String describe(Condition condition, LeftOut cells) {
        Ordered.Kind kind = condition.kind().orElseThrow();
        boolean year = kind == Ordered.Kind.NUMBER && cells.holdsDates();
        return Shown.text(condition.column()) + ": " + cells.describe(kind)
                + (year ? " (to compare with a date, write it as 2025-01 or 2025-01-31)" : "");
    }

    /** How many rows of which table met all conditions, by path; tables without any are not there. */
    Map<String, Integer> byTable() {
        return byTable;
    }

    private boolean matches(Columns columns, Table.Row row, List<Integer> where) {
        int unclearAt = -1;
        boolean no = false;
        boolean text = false;
        for (int i = 0; i < conditions.size(); i++) {
            Cell cell = columns.cell(row, where.get(i));
            Verdict verdict = conditions.get(i).of(cell);
            boolean byText = conditions.get(i).comparesAsText(cell);
            if (verdict == Verdict.NO && !byText) {
                return false;
            }
            no |= verdict == Verdict.NO;
            text |= byText;
            unclearAt = verdict == Verdict.UNCLEAR && unclearAt < 0 ? i : unclearAt;
        }
        if (text) {
            noteText(columns, row, where);
        }
        if (no || unclearAt < 0) {
            return !no;
        }
        Cell cell = columns.cell(row, where.get(unclearAt));
        unclear.computeIfAbsent(unclearAt, condition -> new LeftOut()).add(cell);
        return false;
    }

    private void noteText(Columns columns, Table.Row row, List<Integer> where) {
        for (int i = 0; i < conditions.size(); i++) {
            Cell cell = columns.cell(row, where.get(i));
            if (conditions.get(i).comparesAsText(cell)) {
                asText.computeIfAbsent(i, condition -> new LeftOut()).add(cell);
            }
        }
    }

    /** {@code price: 4 no plain number or ISO date ('12,345', …)}, for each condition that compared such text. */
    List<String> describeAsText() {
        return asText.entrySet().stream()
                .map(entry -> Shown.text(conditions.get(entry.getKey()).column()) + ": "
                        + entry.getValue().describeNotPlain())
                .toList();
    }

    /** Rows that were left out because a cell could not be compared; they would have met what else was asked. */
    int unclear() {
        return unclear.values().stream().mapToInt(LeftOut::count).sum();
    }

    /** {@code not compared: price: 2 no number ('n/a'), 1 empty}; nothing when all were. */
    String describeUnclear() {
        return unclear.entrySet().stream()
                .map(entry -> describe(conditions.get(entry.getKey()), entry.getValue()))
                .collect(Collectors.joining("; ", unclear.isEmpty() ? "" : "rows not compared and left out: ", ""));
    }
}
