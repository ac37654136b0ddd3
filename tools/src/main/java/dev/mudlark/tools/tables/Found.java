package dev.mudlark.tools.tables;

import dev.mudlark.documents.Cell;
import dev.mudlark.documents.Table;

/**
 * A row that meets all conditions.
 *
 * @param columns its table
 * @param row the row
 */
record Found(Columns columns, Table.Row row) {

    /** The cell in the column of that name, which every chosen table has. */
    Cell cell(String column) {
        return columns.cell(row, columns.get(column));
    }
}
