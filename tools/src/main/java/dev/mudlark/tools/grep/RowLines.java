package dev.mudlark.tools.grep;

import dev.mudlark.documents.Document;
import dev.mudlark.tools.Part;
import java.util.List;

/**
 * The rows of a table, each on one line.
 *
 * @param rows the rows as documents
 */
record RowLines(List<Document> rows) implements Lines {

    @Override
    public int count() {
        return rows.size();
    }

    @Override
    public Line line(int line) {
        String text = RowPlaces.asOneLine(rows.get(line).text().toString());
        return new Line(text, 0, text.length());
    }

    @Override
    public String documentId(int line) {
        return rows.get(line).id();
    }

    @Override
    public int number(int line) {
        return 1;
    }

    @Override
    public List<Part.Mark> marks(int line, int from, int to, int at) {
        return new RowPlaces(rows.get(line), from, to, at).marks();
    }

    @Override
    public boolean hasContext() {
        return false;
    }
}
