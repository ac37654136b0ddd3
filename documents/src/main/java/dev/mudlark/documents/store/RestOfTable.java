package dev.mudlark.documents.store;

import dev.mudlark.documents.Cell;
import dev.mudlark.documents.Table;
import dev.mudlark.documents.Table.Row;
import java.util.List;
import java.util.stream.IntStream;

/** A table as somebody sees it who may not read all of its rows. */
final class RestOfTable {

    private RestOfTable() {}

    /**
     * A table of some of the rows. A column that is empty in all of them is left out, since it may have been filled in the
     * others only.
     */
    static Table of(Table table, List<Row> rows) {
        int[] filled = IntStream.range(0, table.columns().size())
                .filter(column -> rows.stream().anyMatch(row -> isFilled(row, column)))
                .toArray();
        boolean all = filled.length == table.columns().size();
        List<Row> rest =
                all ? rows : rows.stream().map(row -> only(filled, row)).toList();
        return new Table(table.id(), table.path(), table.title(), pick(filled, table.columns()), rest);
    }

    private static boolean isFilled(Row row, int column) {
        return row.cells().get(column).type() != Cell.Type.EMPTY;
    }

    /** The document of a row names no column that is empty in it. */
    private static Row only(int[] columns, Row row) {
        return new Row(row.id(), row.number(), pick(columns, row.cells()), row.document());
    }

    private static <T> List<T> pick(int[] places, List<T> all) {
        return IntStream.of(places).mapToObj(all::get).toList();
    }
}
