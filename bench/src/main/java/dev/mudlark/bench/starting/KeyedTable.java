package dev.mudlark.bench.starting;

import dev.mudlark.documents.Cell;
import dev.mudlark.documents.Table;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A table with a column that tells its rows apart.
 *
 * @param table the table
 * @param key index of the first column with a different short text in every row
 */
record KeyedTable(Table table, int key) {
    private static final int LONGEST = 60;

    static Optional<KeyedTable> of(Table table) {
        return IntStream.range(0, table.columns().size())
                .filter(column -> tellsApart(table, column))
                .mapToObj(column -> new KeyedTable(table, column))
                .findFirst();
    }

    private static boolean tellsApart(Table table, int column) {
        Set<String> seen = new HashSet<>();
        return table.rows().stream()
                .map(row -> row.cells().get(column).text().strip())
                .allMatch(text -> Texts.isShort(text, LONGEST) && seen.add(text));
    }

    String keyName() {
        return table.columns().get(key);
    }

    String keyOf(Table.Row row) {
        return row.cells().get(key).text().strip();
    }

    /** Columns beside the key with a name and at least one cell that can be asked for. */
    List<Integer> valueColumns() {
        return IntStream.range(0, table.columns().size())
                .filter(column -> column != key)
                .filter(column -> Texts.isShort(table.columns().get(column), LONGEST))
                .boxed()
                .toList();
    }

    /** Columns beside the key with a number in every row. */
    List<Integer> numberColumns() {
        return valueColumns().stream()
                .filter(column -> table.rows().stream()
                        .allMatch(row -> row.cells().get(column).type() == Cell.Type.NUMBER))
                .toList();
    }
}
