package dev.mudlark.documents.loaders;

import dev.mudlark.context.Counted;
import dev.mudlark.documents.Acl;
import dev.mudlark.documents.Cell;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.LoadException;
import dev.mudlark.documents.Loaded;
import dev.mudlark.documents.Loaded.WholeTable;
import dev.mudlark.documents.SourceFile;
import dev.mudlark.documents.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Makes a table of rows that may be shorter than the columns. */
final class TableBuilder {

    private record NumberedCells(int number, List<Cell> cells) {}

    private static final long MOST_CELLS = 20_000_000;

    private final SourceFile file;
    private final List<NumberedCells> rows = new ArrayList<>();

    TableBuilder(SourceFile file) {
        this.file = file;
    }

    /**
     * Makes sure that one more row of so many columns may be added.
     *
     * @throws LoadException when the table has too many cells
     */
    void room(int columns) throws LoadException {
        refuseHuge(rows.size() + 1L, columns);
    }

    /** Adds the row of this number, from 1. */
    void row(int number, List<Cell> cells) {
        rows.add(new NumberedCells(number, cells));
    }

    /** The table, its rows padded with empty cells. */
    Loaded build(List<String> columns, String text) throws LoadException {
        if (rows.isEmpty()) {
            throw LoadException.skipped("empty_table", "a table without rows");
        }
        refuseHuge(rows.size(), columns.size());
        String id = file.path();
        List<Table.Row> made = new ArrayList<>(rows.size());
        for (NumberedCells row : rows) {
            made.add(row(columns, row.number(), padded(row.cells(), columns.size())));
        }
        Table table = new Table(id, id, file.stem(), columns, made);
        Document whole = Document.of(id, id, file.stem(), text, Map.of(), Acl.PUBLIC, file.modified());
        return Loaded.of(new WholeTable(table, whole));
    }

    /** Short rows are filled up, so one very long row among many would take all memory. */
    private static void refuseHuge(long rows, int columns) throws LoadException {
        if (rows * columns > MOST_CELLS) {
            throw LoadException.skipped(
                    "file_too_large",
                    Counted.of(rows, "row") + " of " + Counted.of(columns, "column") + " are more than " + MOST_CELLS
                            + " cells; split it into smaller tables");
        }
    }

    private Table.Row row(List<String> columns, int number, List<Cell> cells) {
        return Table.Row.of(file.path(), file.stem(), columns, number, cells, Acl.PUBLIC, file.modified());
    }

    private static List<Cell> padded(List<Cell> cells, int size) {
        if (cells.size() >= size) {
            return cells;
        }
        List<Cell> padded = new ArrayList<>(cells);
        while (padded.size() < size) {
            padded.add(Cell.empty());
        }
        return padded;
    }
}
