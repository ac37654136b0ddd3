package dev.mudlark.tools.tables;

import dev.mudlark.context.Deadline;
import dev.mudlark.context.DidYouMean;
import dev.mudlark.documents.Table;
import dev.mudlark.tools.ToolException;
import dev.mudlark.tools.builtin.LooseText;
import dev.mudlark.tools.builtin.Shown;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Chooses the tables a call is about. */
final class TableChoice {

    private static final int MOST_TABLES = 10;
    private static final int MOST_WITH_COLUMNS = 3;
    private static final int MOST_COLUMNS = 40;
    private static final int MOST_CLOSE = 3;
    private static final int SHORTEST_PART = 3;

    private TableChoice() {}

    /**
     * The tables that {@code source} names.
     *
     * @throws ToolException {@code unknown_table}, with the valid ones and the closest
     */
    static List<Columns> named(List<Table> all, Optional<String> source, Deadline deadline) throws ToolException {
        if (all.isEmpty()) {
            throw new ToolException("unknown_table", "There are no tables in this collection; use another tool.");
        }
        List<Table> named = source.isPresent() ? named(all, source.get().strip()) : all;
        return named.stream().map(table -> new Columns(table, deadline)).toList();
    }

    /**
     * The tables that have every column.
     *
     * @throws ToolException {@code unknown_column}, with the valid ones and the closest
     */
    static List<Columns> withAll(List<String> columns, List<Columns> tables) throws ToolException {
        List<Columns> fitting =
                tables.stream().filter(table -> table.hasAll(columns)).toList();
        if (fitting.isEmpty()) {
            throw noSuchColumns(tables, columns);
        }
        return fitting;
    }

    private static List<Table> named(List<Table> all, String source) throws ToolException {
        String key = LooseText.key(source);
        List<Table> named = all.stream()
                .filter(table -> LooseText.key(table.path()).contains(key)
                        || LooseText.key(table.title()).contains(key))
                .toList();
        if (named.isEmpty()) {
            List<String> paths = all.stream().map(Table::path).toList();
            throw new ToolException(
                    "unknown_table",
                    "No table's path or title contains '" + Shown.text(source) + "'" + hint(source, paths) + " Tables: "
                            + listed(paths, MOST_TABLES) + ".");
        }
        return named;
    }

    private static ToolException noSuchColumns(List<Columns> tables, List<String> columns) {
        String described = tables.stream()
                .limit(MOST_WITH_COLUMNS)
                .map(table -> table.table().path() + ": " + listed(table.table().columns(), MOST_COLUMNS))
                .collect(Collectors.joining("; "));
        for (String name : columns) {
            if (tables.stream().noneMatch(table -> table.find(name).isPresent())) {
                return unknown(what(tables, name) + " Columns of " + described + ".");
            }
        }
        return unknown("No table has all of these columns: " + listed(columns, MOST_COLUMNS) + ". Columns of "
                + described + ".");
    }

    private static String what(List<Columns> tables, String name) {
        for (Columns table : tables) {
            List<String> several = table.ambiguous(name);
            if (!several.isEmpty()) {
                return "Column '" + Shown.text(name) + "' may be " + listed(several, MOST_TABLES)
                        + "; write one of them exactly.";
            }
        }
        List<String> known = tables.stream()
                .flatMap(table -> table.table().columns().stream())
                .distinct()
                .toList();
        return "There is no column '" + Shown.text(name) + "'" + hint(name, known);
    }

    private static ToolException unknown(String message) {
        return new ToolException("unknown_column", message);
    }

    /** The end of a sentence. */
    private static String hint(String typed, List<String> valid) {
        List<String> close = DidYouMean.closest(typed, valid).map(List::of).orElseGet(() -> containing(typed, valid));
        return close.isEmpty()
                ? "."
                : close.stream()
                        .map(name -> "'" + Shown.text(name) + "'")
                        .collect(Collectors.joining(" or ", "; did you mean ", "?"));
    }

    /** The first names that hold what was typed, such as {@code price_eur} for {@code price}. */
    private static List<String> containing(String typed, List<String> valid) {
        String key = LooseText.key(typed);
        return key.length() < SHORTEST_PART
                ? List.of()
                : valid.stream()
                        .filter(name -> LooseText.key(name).contains(key))
                        .limit(MOST_CLOSE)
                        .toList();
    }

    private static String listed(List<String> names, int most) {
        String shown = names.stream().limit(most).map(Shown::text).collect(Collectors.joining(", "));
        return names.size() > most ? shown + " and " + (names.size() - most) + " more" : shown;
    }
}
