package dev.mudlark.tools.grep;

import dev.mudlark.documents.Table;
import java.util.List;

/** Goes forward through the lines of a source, in its packed text and in its document at the same time. */
final class LineCursor {

    private final Chunk chunk;
    private final Source source;
    private final int start;
    private int at;
    /** Of the row, in a table. */
    private int number;
    /** Of the line's start, in a document. */
    private int index;

    private final String text;
    private final LineBreaks breaks;
    private final Pace pace;

    LineCursor(Chunk chunk, int source, Pace pace) {
        this.chunk = chunk;
        this.source = chunk.sources().get(source);
        this.start = chunk.start(source);
        this.at = start;
        this.pace = pace;
        this.text = this.source instanceof Source.OfDocument document
                ? document.document().text().toString()
                : "";
        this.breaks = new LineBreaks(text, this.source.traits().returns());
        this.index = LineBreaks.first(text);
    }

    /** The line that starts at {@code lineStart} in the chunk; ask in ascending order. */
    Line to(int lineStart) {
        if (source.traits().direct()) {
            return new Line(text, lineStart - start, Math.min(text.length(), chunk.lineEnd(lineStart) - start));
        }
        Landmarks landmarks = source.traits().landmarks();
        int near = landmarks.before(lineStart);
        if (near >= 0 && landmarks.packed(near) > at) {
            at = landmarks.packed(near);
            number = landmarks.original(near);
            index = landmarks.original(near);
        }
        while (at < lineStart) {
            int next = chunk.lineEnd(at) + 1;
            pace.work(next - at);
            at = next;
            number++;
            index = text.isEmpty() ? 0 : breaks.after(breaks.end(index));
        }
        return switch (source) {
            case Source.OfDocument document -> new Line(text, index, breaks.end(index));
            case Source.OfTable table -> row(table.rows());
        };
    }

    private Line row(List<Table.Row> rows) {
        String row = RowPlaces.asOneLine(rows.get(number).document().text().toString());
        return new Line(row, 0, row.length());
    }
}
