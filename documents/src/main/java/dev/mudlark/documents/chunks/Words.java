package dev.mudlark.documents.chunks;

import java.util.Arrays;

/** Where the words of a text are, in UTF-16 and in code points. */
final class Words {

    private static final int LONGEST = 64;

    private int size;
    private int[] starts = new int[256];
    private int[] ends = new int[256];
    private int[] startPoints = new int[256];
    private int[] endPoints = new int[256];

    private Words() {}

    /** The words of {@code text}. */
    static Words of(String text) {
        Words words = new Words();
        words.scan(text.toCharArray());
        return words;
    }

    /** How many there are. */
    int size() {
        return size;
    }

    /** UTF-16 index of a word's first character. */
    int start(int word) {
        return starts[word];
    }

    /** UTF-16 index after a word's last character. */
    int end(int word) {
        return ends[word];
    }

    /** Code point offset of a word's first character. */
    int startPoint(int word) {
        return startPoints[word];
    }

    /** Code point offset after a word's last character. */
    int endPoint(int word) {
        return endPoints[word];
    }

    /** The first word that starts at or after a UTF-16 index; {@link #size} when there is none. */
    int firstFrom(int index) {
        int found = Arrays.binarySearch(starts, 0, size, index);
        return found >= 0 ? found : -found - 1;
    }

    private void scan(char[] text) {
        int open = -1;
        int openPoint = 0;
        int point = 0;
        int width = 1;
        for (int i = 0; i < text.length; i += width, point++) {
            int c = text[i];
            boolean alone = false;
            boolean space;
            if (c < 0x80) {
                width = 1;
                space = c <= ' ' && Character.isWhitespace(c);
            } else {
                c = Character.codePointAt(text, i);
                width = Character.charCount(c);
                space = Character.isWhitespace(c) || Character.isSpaceChar(c);
                alone = !space && isWordByItself(c);
            }
            if (open >= 0 && (space || alone || point - openPoint == LONGEST)) {
                add(open, i, openPoint, point);
                open = -1;
            }
            if (alone) {
                add(i, i + width, point, point + 1);
            } else if (!space && open < 0) {
                open = i;
                openPoint = point;
            }
        }
        if (open >= 0) {
            add(open, text.length, openPoint, point);
        }
    }

    /** Scripts that are written without spaces; below U+2E80 there are only Thai, Lao, Khmer and Myanmar. */
    private static boolean isWordByItself(int c) {
        if (c < 0x2E80) {
            return c >= 0x0E00 && (c <= 0x0EFF || (c >= 0x1000 && c <= 0x109F) || (c >= 0x1780 && c <= 0x17FF));
        }
        return Character.isIdeographic(c) || (c >= 0x3040 && c <= 0x30FF);
    }

    private void add(int start, int end, int startPoint, int endPoint) {
        if (size == starts.length) {
            int larger = size * 2;
            starts = Arrays.copyOf(starts, larger);
            ends = Arrays.copyOf(ends, larger);
            startPoints = Arrays.copyOf(startPoints, larger);
            endPoints = Arrays.copyOf(endPoints, larger);
        }
        starts[size] = start;
        ends[size] = end;
        startPoints[size] = startPoint;
        endPoints[size] = endPoint;
        size++;
    }
}
