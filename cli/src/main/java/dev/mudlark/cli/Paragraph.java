package dev.mudlark.cli;

import java.util.regex.Pattern;

/** Breaks text into lines at spaces, of at most {@value #WIDTH} characters unless said otherwise; a longer word has a line of its own. */
final class Paragraph {
    private static final int WIDTH = 96;
    private static final Pattern SPACE = Pattern.compile(" ");

    private Paragraph() {}

    /** The lines, each with its end: the first begins with {@code first}, the others with {@code indent}. */
    static String of(String first, String indent, String text) {
        return of(first, indent, text, WIDTH);
    }

    /** As above with lines of at most {@code width} characters. */
    static String of(String first, String indent, String text, int width) {
        StringBuilder lines = new StringBuilder(first);
        int length = first.length();
        boolean begun = false;
        for (String word : SPACE.split(text, -1)) {
            if (begun && length + 1 + word.length() > width) {
                lines.append('\n').append(indent).append(word);
                length = indent.length() + word.length();
            } else {
                lines.append(begun ? " " : "").append(word);
                length += (begun ? 1 : 0) + word.length();
            }
            begun = true;
        }
        return lines.append('\n').toString();
    }
}
