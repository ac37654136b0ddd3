package dev.mudlark.documents.headings;

import java.util.ArrayList;
import java.util.List;

/**
 * Section titles of reStructuredText: a line with a row of one punctuation character below it, at least as long, and
 * perhaps the same row above it. Levels go by the order in which the styles first appear.
 */
public final class RestHeadings {

    private static final int SHORTEST_ROW = 3;

    private final List<Heading> headings = new ArrayList<>();
    private final List<String> styles = new ArrayList<>();
    private String above = "";
    private int aboveStart;
    private String title = "";
    private int titleStart;

    private RestHeadings() {}

    /** All section titles in order. */
    public static List<Heading> in(String text) {
        RestHeadings found = new RestHeadings();
        Lines lines = new Lines(text);
        while (lines.next()) {
            found.line(lines.line().stripTrailing(), lines.start(), lines.end());
        }
        return found.headings;
    }

    private void line(String line, int start, int end) {
        if (isRow(line) && isTitle(line)) {
            boolean overlined = above.equals(line);
            String style = (overlined ? "over" : "") + line.charAt(0);
            if (!styles.contains(style)) {
                styles.add(style);
            }
            headings.add(
                    new Heading(overlined ? aboveStart : titleStart, end, styles.indexOf(style) + 1, title.strip()));
            forget();
            return;
        }
        above = title;
        aboveStart = titleStart;
        title = line;
        titleStart = start;
    }

    private void forget() {
        above = "";
        title = "";
    }

    /** True when the line before can be a title: above it is nothing, or the same row. */
    private boolean isTitle(String row) {
        boolean overlined = above.equals(row);
        boolean alone = above.isEmpty() && !title.isEmpty() && !Character.isWhitespace(title.charAt(0));
        return (alone || (overlined && !title.isBlank()))
                && !isRow(title)
                && row.length() >= title.strip().codePointCount(0, title.strip().length());
    }

    private static boolean isRow(String line) {
        if (line.length() < SHORTEST_ROW) {
            return false;
        }
        char first = line.charAt(0);
        return "=-~^\"'`#*+.:_<>!$%&(),/;?@[\\]{|}".indexOf(first) >= 0
                && line.chars().allMatch(c -> c == first);
    }
}
