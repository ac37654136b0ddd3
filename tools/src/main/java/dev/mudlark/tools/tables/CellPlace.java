package dev.mudlark.tools.tables;

import dev.mudlark.documents.Cell;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.Span;
import dev.mudlark.documents.Table;
import dev.mudlark.tools.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where a cell stands in its row's document.
 *
 * @param span the name of the column and the cell; empty when they are not there
 * @param value the code point at which the cell's text without surrounding spaces starts
 */
record CellPlace(Optional<Span> span, int value) {

    private static final CellPlace NOWHERE = new CellPlace(Optional.empty(), 0);
    private static final String SEPARATOR = ": ";

    /** The places of the first {@code count} cells of a row. */
    static List<CellPlace> first(int count, Table table, Table.Row row) {
        String text = row.document().text().toString();
        List<CellPlace> places = new ArrayList<>();
        int index = 0;
        int at = 0;
        for (int i = 0; i < count; i++) {
            Cell cell = row.cells().get(i);
            String before = table.columns().get(i) + SEPARATOR;
            String line = before + cell.text();
            if (cell.type() == Cell.Type.EMPTY || !text.startsWith(line, index)) {
                places.add(NOWHERE);
                continue;
            }
            places.add(place(row.document(), at, before, cell.text()));
            at += line.codePointCount(0, line.length()) + 1;
            index += line.length() + 1;
        }
        return places;
    }

    private static CellPlace place(Document document, int at, String before, String cell) {
        int start = at + before.codePointCount(0, before.length());
        int length = cell.codePointCount(0, cell.length());
        String withoutLeading = cell.stripLeading();
        int value = start + length - withoutLeading.codePointCount(0, withoutLeading.length());
        return new CellPlace(Optional.of(document.span(at, start + length)), value);
    }

    /** The mark of a line that shows the cell's text without surrounding spaces from {@code from} to {@code to}. */
    Optional<Part.Mark> mark(int from, int to) {
        return span.map(whole -> new Part.Mark(whole, from, to, value));
    }
}
