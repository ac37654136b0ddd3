package dev.mudlark.agents.react;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The objects of a text that stand in no other, found by their brackets; brackets in quoted strings do not count. Each
 * character is looked at once.
 *
 * @param whole those that are closed, in order
 * @param open where one begins that is not closed; negative when all are
 */
public record TopLevelObjects(List<Range> whole, int open) {

    /**
     * A part of a text, in UTF-16 units.
     *
     * @param start its first
     * @param end behind its last
     */
    public record Range(int start, int end) {

        String of(String text) {
            return text.substring(start, end);
        }
    }

    /** Copies the list. */
    public TopLevelObjects {
        whole = List.copyOf(whole);
    }

    /** The objects of a text. */
    public static TopLevelObjects in(String text) {
        return new Scan(text).all();
    }

    /** True when a text begins an object, or a string in one, and does not end it. */
    public static boolean isCut(@Nullable String text) {
        return text != null && in(text).open() >= 0;
    }

    private static final class Scan {

        private final String text;
        private final List<Range> whole = new ArrayList<>();
        private int depth;
        private int start = -1;

        Scan(String text) {
            this.text = text;
        }

        TopLevelObjects all() {
            for (int i = 0; i < text.length(); i++) {
                switch (text.charAt(i)) {
                    case '{' -> open(i);
                    case '}' -> close(i);
                    case '"' -> i = depth > 0 ? endOfString(i) : i;
                    default -> {}
                }
            }
            return new TopLevelObjects(whole, depth > 0 ? start : -1);
        }

        private void open(int at) {
            if (depth++ == 0) {
                start = at;
            }
        }

        private void close(int at) {
            if (depth > 0 && --depth == 0) {
                whole.add(new Range(start, at + 1));
            }
        }

        private int endOfString(int quote) {
            int i = quote + 1;
            while (i < text.length() && text.charAt(i) != '"') {
                i += text.charAt(i) == '\\' ? 2 : 1;
            }
            return i;
        }
    }
}
