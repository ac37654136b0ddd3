package dev.mudlark.tools.grep;

import dev.mudlark.documents.Document;
import dev.mudlark.tools.Part;
import java.util.List;

/** The lines of a document. */
final class DocumentLines implements Lines {

    private final Document document;
    private final String text;
    private final int[] starts;

    DocumentLines(Document document) {
        this.document = document;
        this.text = document.text().toString();
        this.starts = LineBreaks.starts(text);
    }

    @Override
    public int count() {
        return starts.length - 1;
    }

    @Override
    public Line line(int line) {
        int end = starts[line + 1];
        while (end > starts[line] && (text.charAt(end - 1) == '\n' || text.charAt(end - 1) == '\r')) {
            end--;
        }
        return new Line(text, starts[line], end);
    }

    @Override
    public String documentId(int line) {
        return document.id();
    }

    @Override
    public int number(int line) {
        return line + 1;
    }

    @Override
    public List<Part.Mark> marks(int line, int from, int to, int at) {
        int first = document.text().offsetOf(starts[line] + from);
        int length = text.codePointCount(starts[line] + from, starts[line] + to);
        return List.of(Part.Mark.literal(document.span(first, first + length), at));
    }

    @Override
    public boolean hasContext() {
        return true;
    }
}
