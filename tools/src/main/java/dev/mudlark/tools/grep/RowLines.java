package dev.mudlark.tools.grep;

import dev.mudlark.documents.Document;
import dev.mudlark.documents.Table;
import dev.mudlark.tools.Part;
import java.util.List;

/**
 * The rows of a table, each on one line.
 *
 * @param rows the rows
 */
record RowLines(List<Table.Row> rows) implements Lines {

    @Override
    public int count() {
        return rows.size();
    }

    @Override
    public Line line(int line) {
        String text = RowPlaces.asOneLine(document(line).text().toString());
        return new Line(text, 0, text.length());
    }

    @Override
    public String documentId(int line) {
        return document(line).id();
    }

    @Override
    public int number(int line) {
        return 1;
    }

    @Override
    public int order(int line) {
        return rows.get(line).number();
    }

    @Override
    public List<Part.Mark> marks(int line, int from, int to, int at) {
        return new RowPlaces(document(line), from, to, at).marks();
    }

    @Override
    public boolean hasContext() {
        return false;
    }

    private Document document(int line) {
        return rows.get(line).document();
    }
}
