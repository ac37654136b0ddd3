package dev.mudlark.documents;

import dev.mudlark.documents.names.Names;
import java.time.Instant;
import java.util.List;
import java.util.Map;

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

    /** Copies the lists and takes control characters out of id, path and title. */
    public Table {
        id = Names.escaped(id);
        path = Names.escaped(path);
        title = Names.onOneLine(title);
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

        /** Copies the list and takes control characters out of the id. */
        public Row {
            id = Names.escaped(id);
            cells = List.copyOf(cells);
        }

        /**
         * A row with the document made of its cells.
         *
         * @param path the table's path, which is its id
         * @param tableTitle the table's title
         * @param columns names of the columns
         * @param number from 1
         * @param cells one for each column
         * @param acl who may read the row
         * @param modified when the table's file was last changed
         */
        public static Row of(
                String path,
                String tableTitle,
                List<String> columns,
                int number,
                List<Cell> cells,
                Acl acl,
                Instant modified) {
            String id = path + "#" + number;
            Document document = Document.of(id, path, tableTitle, lines(columns, cells), Map.of(), acl, modified);
            return new Row(id, number, cells, document);
        }

        private static String lines(List<String> columns, List<Cell> cells) {
            StringBuilder text = new StringBuilder();
            for (int i = 0; i < cells.size(); i++) {
                if (cells.get(i).type() != Cell.Type.EMPTY) {
                    text.append(text.isEmpty() ? "" : "\n")
                            .append(columns.get(i))
                            .append(": ");
                    text.append(cells.get(i).text());
                }
            }
            return text.toString();
        }
    }
}
