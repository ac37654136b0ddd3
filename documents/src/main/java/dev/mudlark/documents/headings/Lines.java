package dev.mudlark.documents.headings;

/** Steps through the lines of a text without copying more than one at a time. */
final class Lines {

    private final String text;
    private int start;
    private int end;

    Lines(String text) {
        this.text = text;
        this.start = -1;
        this.end = -1;
    }

    /** Goes to the next line; false at the end of the text. */
    boolean next() {
        if (end >= text.length()) {
            return false;
        }
        start = end + 1;
        int newline = text.indexOf('\n', start);
        end = newline < 0 ? text.length() : newline;
        return start < text.length();
    }

    /** UTF-16 index of the line's first character. */
    int start() {
        return start;
    }

    /** UTF-16 index after the line's last character. */
    int end() {
        return end;
    }

    /** The line without its end. */
    String line() {
        return text.substring(start, end);
    }
}
