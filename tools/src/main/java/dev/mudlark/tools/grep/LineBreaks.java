package dev.mudlark.tools.grep;

import java.util.Arrays;

/**
 * Lines end with LF, CR LF or CR. A byte order mark at the start of a text belongs to no line, and a text that ends with
 * a line break has no line after it. Indexes are UTF-16 units.
 */
final class LineBreaks {

    private static final char BYTE_ORDER_MARK = '\ufeff';

    private final String text;
    private int nextFeed;
    private int nextReturn;

    LineBreaks(String text) {
        this(text, true);
    }

    /** @param returns false when the text surely has no carriage returns */
    LineBreaks(String text, boolean returns) {
        this.text = text;
        this.nextFeed = -1;
        this.nextReturn = returns ? -1 : text.length();
    }

    /** Where the first line of a text starts. */
    static int first(String text) {
        return !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? 1 : 0;
    }

    /** Where the line that holds {@code index} ends; ask in ascending order. */
    int end(int index) {
        if (nextFeed < index) {
            nextFeed = found(text.indexOf('\n', index));
        }
        if (nextReturn < index) {
            nextReturn = found(text.indexOf('\r', index));
        }
        return Math.min(nextFeed, nextReturn);
    }

    private int found(int index) {
        return index < 0 ? text.length() : index;
    }

    /** Where the line after a line that ends at {@code end} starts. */
    int after(int end) {
        boolean both = end + 1 < text.length() && text.charAt(end) == '\r' && text.charAt(end + 1) == '\n';
        return Math.min(text.length(), end + (both ? 2 : 1));
    }

    /** Where each line starts, and the end of the text. */
    static int[] starts(String text) {
        LineBreaks breaks = new LineBreaks(text);
        int[] starts = new int[Math.max(16, text.length() / 32)];
        int count = 0;
        for (int start = first(text); start < text.length(); start = breaks.after(breaks.end(start))) {
            if (count + 1 >= starts.length) {
                starts = Arrays.copyOf(starts, starts.length * 2);
            }
            starts[count++] = start;
        }
        int[] all = Arrays.copyOf(starts, count + 1);
        all[count] = text.length();
        return all;
    }
}
