package dev.mudlark.cli;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Locale;
import java.util.function.IntPredicate;

/**
 * Makes text from documents and models safe for a terminal. Control characters, marks that turn the writing direction
 * and halves of characters are shown as escapes, so that nothing that is printed can move the cursor, change colours or
 * hide text.
 */
final class Visible {

    private Visible() {}

    /** Text of several lines; line breaks and tabs stay. */
    static String text(String text) {
        return escape(text, c -> c == '\n' || c == '\t');
    }

    /** Text that must stay in one line. */
    static String line(String text) {
        return escape(text, c -> false);
    }

    /** JSON text: inside of its strings hidden characters become JSON's own escapes, so that it means the same. */
    static String json(JsonNode json) {
        String text = json.toString();
        if (text.codePoints().noneMatch(Visible::isHidden)) {
            return text;
        }
        StringBuilder shown = new StringBuilder();
        text.codePoints().forEach(c -> {
            if (isHidden(c)) {
                for (char half : Character.toChars(c)) {
                    shown.append(String.format(Locale.ROOT, "\\u%04x", (int) half));
                }
            } else {
                shown.appendCodePoint(c);
            }
        });
        return shown.toString();
    }

    private static String escape(String text, IntPredicate kept) {
        if (text.codePoints().allMatch(c -> kept.test(c) || !isHidden(c))) {
            return text;
        }
        StringBuilder shown = new StringBuilder();
        text.codePoints().forEach(c -> {
            if (kept.test(c) || !isHidden(c)) {
                shown.appendCodePoint(c);
            } else {
                shown.append(String.format(Locale.ROOT, "\\u%04x", c));
            }
        });
        return shown.toString();
    }

    private static boolean isHidden(int c) {
        return switch (Character.getType(c)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> true;
            default -> false;
        };
    }
}
