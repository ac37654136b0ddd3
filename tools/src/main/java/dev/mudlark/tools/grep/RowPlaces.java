package dev.mudlark.tools.grep;

import dev.mudlark.documents.Document;
import dev.mudlark.tools.Part;
import java.util.ArrayList;
import java.util.List;

/** A row's document written on one line, and where the parts of that line stand in the document. */
final class RowPlaces {

    private static final String BREAK = "; ";
    private static final String BYTE_ORDER_MARK = "\ufeff";

    private final Document row;
    private final String text;
    /** UTF-16 units of the one line. */
    private final int from;

    private final int to;
    /** Code points of the line that is shown and of the document. */
    private int shown;

    private int offset;
    private final List<Part.Mark> marks = new ArrayList<>();

    /** The places of the UTF-16 units {@code from} to {@code to}, shown from the code point {@code at} of a line. */
    RowPlaces(Document row, int from, int to, int at) {
        this.row = row;
        this.text = row.text().toString();
        this.from = from;
        this.to = to;
        this.shown = at;
    }

    /** The text on one line. */
    static String asOneLine(String text) {
        String line = text.replace("\r\n", BREAK).replace("\n", BREAK).replace("\r", BREAK);
        return line.startsWith(BYTE_ORDER_MARK) ? line.substring(1) : line;
    }

    List<Part.Mark> marks() {
        int index = text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
        offset = index;
        int line = 0;
        while (index < text.length() && line < to) {
            int end = endOfLine(index);
            piece(index, end, line);
            line += end - index;
            index = end;
            int next = afterBreak(end);
            shown += Math.max(0, Math.min(to, line + BREAK.length()) - Math.max(from, line));
            line += BREAK.length();
            offset += next - end;
            index = next;
        }
        return marks;
    }

    /** A line of the document, which starts at the unit {@code line} of the one line. */
    private void piece(int index, int end, int line) {
        int first = Math.min(end, Math.max(index, index + from - line));
        int last = Math.max(first, Math.min(end, index + to - line));
        int before = text.codePointCount(index, first);
        int length = text.codePointCount(first, last);
        if (length > 0) {
            marks.add(Part.Mark.literal(row.span(offset + before, offset + before + length), shown));
            shown += length;
        }
        offset += before + length + text.codePointCount(last, end);
    }

    private int endOfLine(int index) {
        int end = index;
        while (end < text.length() && text.charAt(end) != '\n' && text.charAt(end) != '\r') {
            end++;
        }
        return end;
    }

    private int afterBreak(int index) {
        return Math.min(text.length(), text.startsWith("\r\n", index) ? index + 2 : index + 1);
    }
}
