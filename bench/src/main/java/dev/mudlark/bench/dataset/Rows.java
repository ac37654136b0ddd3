package dev.mudlark.bench.dataset;

import java.util.List;

/**
 * What could be read of a data file.
 *
 * @param rows in the order of the file
 * @param whole false when something of it could not be read
 */
record Rows(List<Row> rows, boolean whole) {

    /** Nothing could be read. */
    static final Rows UNREAD = new Rows(List.of(), false);

    /** Copies the list. */
    Rows {
        rows = List.copyOf(rows);
    }
}
