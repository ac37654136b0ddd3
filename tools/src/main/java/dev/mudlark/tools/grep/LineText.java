package dev.mudlark.tools.grep;

import dev.mudlark.tools.folding.Form;
import java.util.Arrays;

/**
 * A text prepared for finding lines. Lines end with LF, CR LF or CR; a byte order mark at the start belongs to none.
 * Indexes are UTF-16 units.
 */
final class LineText {

    private static final char BYTE_ORDER_MARK = '\ufeff';

    private final String original;
    private final int[] originalStarts;
    private final String composed;
    private final int[] composedStarts;
    private final String cased;
    private final int[] casedStarts;
    private final String folded;
    private final int[] foldedStarts;

    LineText(String text) {
        this.original = text;
        this.originalStarts = starts(text);
        this.composed = Form.COMPOSED.of(text);
        this.composedStarts = composed.equals(text) ? originalStarts : starts(composed);
        this.cased = Form.CASED.of(text);
        this.casedStarts = cased.equals(text) ? originalStarts : starts(cased);
        this.folded = Form.FOLDED.of(text);
        this.foldedStarts = folded.length() == cased.length() ? casedStarts : starts(folded);
    }

    int lines() {
        return originalStarts.length - 1;
    }

    /** What is searched for words: without case unless case matters. */
    String searched(boolean caseSensitive) {
        return caseSensitive ? cased : folded;
    }

    /** The line of an index of the searched text. */
    int lineAt(int index, boolean caseSensitive) {
        int found = Arrays.binarySearch(starts(caseSensitive), index);
        return Math.min(lines() - 1, found >= 0 ? found : Math.max(0, -found - 2));
    }

    int searchedStart(int line, boolean caseSensitive) {
        return starts(caseSensitive)[line];
    }

    int searchedEnd(int line, boolean caseSensitive) {
        return end(searched(caseSensitive), starts(caseSensitive), line);
    }

    private int[] starts(boolean caseSensitive) {
        return caseSensitive ? casedStarts : foldedStarts;
    }

    /** The line with accents composed, for matching. */
    String composedLine(int line) {
        return composed.substring(composedStarts[line], end(composed, composedStarts, line));
    }

    /** At most the first {@code most} code points of that. */
    String composedHead(int line, int most) {
        int start = composedStarts[line];
        int end = end(composed, composedStarts, line);
        return end - start <= most || composed.codePointCount(start, end) <= most
                ? composed.substring(start, end)
                : composed.substring(start, composed.offsetByCodePoints(start, most));
    }

    int start(int line) {
        return originalStarts[line];
    }

    int end(int line) {
        return end(original, originalStarts, line);
    }

    /** The line as it stands in the document. */
    String line(int line) {
        return original.substring(start(line), end(line));
    }

    private static int end(String text, int[] starts, int line) {
        int end = starts[line + 1];
        while (end > starts[line] && (text.charAt(end - 1) == '\n' || text.charAt(end - 1) == '\r')) {
            end--;
        }
        return end;
    }

    /** Where each line starts, and the end of the text. A text that ends with a line break has no line after it. */
    private static int[] starts(String text) {
        int[] starts = new int[Math.max(16, text.length() / 32)];
        int count = 0;
        int start = !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? 1 : 0;
        while (start < text.length()) {
            if (count + 1 >= starts.length) {
                starts = Arrays.copyOf(starts, starts.length * 2);
            }
            starts[count++] = start;
            start = afterBreak(text, start);
        }
        int[] all = Arrays.copyOf(starts, count + 1);
        all[count] = text.length();
        return all;
    }

    private static int afterBreak(String text, int from) {
        int index = from;
        while (index < text.length() && text.charAt(index) != '\n' && text.charAt(index) != '\r') {
            index++;
        }
        boolean both = index + 1 < text.length() && text.charAt(index) == '\r' && text.charAt(index + 1) == '\n';
        return Math.min(text.length(), index + (both ? 2 : 1));
    }
}
