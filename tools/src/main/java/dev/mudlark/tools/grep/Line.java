package dev.mudlark.tools.grep;

/**
 * A line without its line break, as a part of a text.
 *
 * @param text what it is part of
 * @param from first UTF-16 unit
 * @param to UTF-16 unit after the last
 */
record Line(String text, int from, int to) {

    int length() {
        return to - from;
    }

    /** In code points. */
    int codePoints() {
        return text.codePointCount(from, to);
    }

    boolean isBlank() {
        for (int i = from; i < to; i++) {
            if (!Character.isWhitespace(text.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    /** The UTF-16 unit of the line that is so many code points after its start. */
    int index(int codePoint) {
        return text.offsetByCodePoints(from, codePoint) - from;
    }

    /** Code points before a UTF-16 unit of the line. */
    int codePointsBefore(int index) {
        return text.codePointCount(from, from + index);
    }

    /** A part of it. */
    String part(int start, int end) {
        return text.substring(from + start, from + end);
    }

    @Override
    public String toString() {
        return text.substring(from, to);
    }
}
