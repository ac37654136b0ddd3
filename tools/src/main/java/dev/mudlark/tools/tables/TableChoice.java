package dev.mudlark.tools.tables;

import dev.mudlark.context.DidYouMean;
import dev.mudlark.documents.Table;
import dev.mudlark.tools.ToolException;
import dev.mudlark.tools.builtin.Folding;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Chooses the tables a call is about. */
final class TableChoice {

    private static final int MOST_TABLES = 10;
    private static final int MOST_WITH_COLUMNS = 3;

    private TableChoice() {}

    /**
     * The tables that {@code source} names and that have every column.
     *
     * @throws ToolException {@code unknown_table} or {@code unknown_column}, with the valid ones and the closest
     */
    static List<Table> choose(List<Table> all, Optional<String> source, List<String> columns) throws ToolException {
        if (all.isEmpty()) {
            throw new ToolException("unknown_table", "There are no tables in this collection; use another tool.");
        }
        List<Table> named = source.isPresent() ? named(all, source.get().strip()) : all;
        List<Table> fitting =
                named.stream().filter(table -> Columns.hasAll(table, columns)).toList();
        if (fitting.isEmpty()) {
            throw noSuchColumns(named, columns);
        }
        return fitting;
    }

    private static List<Table> named(List<Table> all, String source) throws ToolException {
        String folded = Folding.folded(source);
        List<Table> named = all.stream()
                .filter(table -> Folding.folded(table.path()).contains(folded)
                        || Folding.folded(table.title()).contains(folded))
                .toList();
        if (named.isEmpty()) {
            List<String> paths = all.stream().map(Table::path).toList();
            throw new ToolException(
                    "unknown_table",
                    "No table's path or title contains '" + source + "'" + hint(source, paths) + " Tables: "
                            + listed(paths, MOST_TABLES) + ".");
        }
        return named;
    }

    private static ToolException noSuchColumns(List<Table> tables, List<String> columns) {
        List<String> unknown = columns.stream()
                .filter(name -> tables.stream()
                        .noneMatch(table -> Columns.find(table, name).isPresent()))
                .toList();
        String described = tables.stream()
                .limit(MOST_WITH_COLUMNS)
                .map(table -> table.path() + ": " + String.join(", ", table.columns()))
                .collect(Collectors.joining("; "));
        if (unknown.isEmpty()) {
            return new ToolException(
                    "unknown_column",
                    "No table has all of these columns: " + String.join(", ", columns) + ". Columns of " + described
                            + ".");
        }
        List<String> known = tables.stream()
                .flatMap(table -> table.columns().stream())
                .distinct()
                .toList();
        String first = unknown.getFirst();
        return new ToolException(
                "unknown_column",
                "There is no column '" + first + "'" + hint(first, known) + " Columns of " + described + ".");
    }

    /** The end of a sentence. */
    private static String hint(String typed, List<String> valid) {
        String hint = DidYouMean.hint(typed, valid);
        return hint.isEmpty() ? "." : hint;
    }

    private static String listed(List<String> names, int most) {
        String shown = names.stream().limit(most).collect(Collectors.joining(", "));
        return names.size() > most ? shown + " and " + (names.size() - most) + " more" : shown;
    }
}
