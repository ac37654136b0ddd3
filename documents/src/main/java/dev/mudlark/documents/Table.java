package dev.mudlark.documents;

import java.util.List;

/**
 * A table: a CSV or TSV file, a JSON array of objects, or JSON lines.
 *
 * @param id its path, extension included
 * @param path path relative to the root with {@code /}
 * @param title file name without extension unless the loader knows better
 * @param columns names in order
 * @param rows its rows in order
 */
public record Table(String id, String path, String title, List<String> columns, List<Row> rows) {

    /** Copies the lists. */
    public Table {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    /**
     * A row.
     *
     * @param id {@code path#number}
     * @param number from 1, without the header
     * @param cells one for each column, in order
     * @param document the row as a document: a line {@code column: value} for each cell that is not empty
     */
    public record Row(String id, int number, List<Cell> cells, Document document) {

        /** Copies the list. */
        public Row {
            cells = List.copyOf(cells);
        }
    }
}
