package dev.mudlark.tools.tables;

import dev.mudlark.documents.Cell;
import dev.mudlark.documents.Document;
import dev.mudlark.documents.Span;
import dev.mudlark.documents.Table;
import dev.mudlark.tools.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** A row as a model reads it: {@code data/products.csv#3: product=Lamp; price=10}. */
final class RowLine {

    private RowLine() {}

    /** The cells of some columns, or all cells that are not empty. */
    static Part of(Table table, Table.Row row, List<Integer> selected) {
        List<String> shown = new ArrayList<>();
        List<Span> spans = new ArrayList<>();
        List<Span> cells = spans(table, row);
        for (int i : selected.isEmpty() ? allOf(table) : selected) {
            Cell cell = row.cells().get(i);
            boolean empty = cell.type() == Cell.Type.EMPTY;
            if (!empty || !selected.isEmpty()) {
                shown.add(table.columns().get(i) + "=" + (empty ? "(empty)" : oneLine(cell.text())));
            }
            if (!empty) {
                spans.add(cells.get(i));
            }
        }
        String text = row.id() + ": " + String.join("; ", shown);
        return new Part.Lines(List.of(new Part.Line(text, spans)));
    }

    private static List<Integer> allOf(Table table) {
        return IntStream.range(0, table.columns().size()).boxed().toList();
    }

    private static String oneLine(String text) {
        return text.strip().replace("\r\n", " ").replace('\n', ' ').replace('\r', ' ');
    }

    /** Where each cell stands in the row's document; the whole row when the document is written in another way. */
    private static List<Span> spans(Table table, Table.Row row) {
        Document document = row.document();
        List<Span> spans = new ArrayList<>();
        int at = 0;
        for (int i = 0; i < row.cells().size(); i++) {
            Cell cell = row.cells().get(i);
            String line = table.columns().get(i) + ": " + cell.text();
            int length = cell.type() == Cell.Type.EMPTY ? 0 : line.codePointCount(0, line.length());
            if (!document.text().slice(at, at + length).equals(length == 0 ? "" : line)) {
                Span whole = document.span(0, document.text().length());
                return row.cells().stream().map(any -> whole).toList();
            }
            spans.add(document.span(at, at + length));
            at += length == 0 ? 0 : length + 1;
        }
        return spans;
    }
}
