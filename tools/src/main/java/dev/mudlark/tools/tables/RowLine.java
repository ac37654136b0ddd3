package dev.mudlark.tools.tables;

import dev.mudlark.documents.Cell;
import dev.mudlark.documents.Table;
import dev.mudlark.tools.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** A row as a model reads it: {@code data/products.csv#3: product=Lamp; price=10}. */
final class RowLine {

    private final Table table;
    private final Table.Row row;
    private final List<CellPlace> places;
    private final StringBuilder text;
    private final List<Part.Mark> marks = new ArrayList<>();
    /** Code points of the text so far. */
    private int length;

    private RowLine(Table table, Table.Row row, int cells) {
        this.table = table;
        this.row = row;
        this.places = CellPlace.first(cells, table, row);
        this.text = new StringBuilder();
        append(row.id() + ": ");
    }

    /** The cells of some columns, or all cells that are not empty. */
    static Part.Lines of(Table table, Table.Row row, List<Integer> selected) {
        List<Integer> columns = selected.isEmpty() ? allOf(table) : selected;
        int cells = columns.stream().mapToInt(column -> column + 1).max().orElse(0);
        RowLine line = new RowLine(table, row, cells);
        String separator = "";
        for (int i : columns) {
            boolean empty = row.cells().get(i).type() == Cell.Type.EMPTY;
            if (!empty || !selected.isEmpty()) {
                line.append(separator);
                line.cell(i, empty);
                separator = "; ";
            }
        }
        return new Part.Lines(List.of(new Part.Line(line.text.toString(), line.marks)));
    }

    private static List<Integer> allOf(Table table) {
        return IntStream.range(0, table.columns().size()).boxed().toList();
    }

    private void cell(int column, boolean empty) {
        append(oneLine(table.columns().get(column)) + "=");
        if (empty) {
            append("(empty)");
            return;
        }
        int from = length;
        append(oneLine(row.cells().get(column).text().strip()));
        places.get(column).mark(from, length).ifPresent(marks::add);
    }

    private void append(String more) {
        text.append(more);
        length += more.codePointCount(0, more.length());
    }

    /** Without line breaks, and as long as before. */
    private static String oneLine(String value) {
        return value.replace('\n', ' ').replace('\r', ' ');
    }
}
