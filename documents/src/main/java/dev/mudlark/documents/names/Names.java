package dev.mudlark.documents.names;

import java.util.HexFormat;
import java.util.stream.Collectors;

/**
 * Takes control characters out of names. A file name may hold line breaks, with which it could forge lines of a list, or
 * marks that turn the direction of writing (Unicode Standard Annex 9), with which it could look like another one.
 */
public final class Names {

    private Names() {}

    /** An id or a path with each such character written as {@code \n}, {@code \t}, {@code \r} or <code>&#92;u202e</code>. */
    public static String escaped(String name) {
        return isPlain(name)
                ? name
                : name.chars().mapToObj(c -> escaped((char) c)).collect(Collectors.joining());
    }

    /** A title without such characters; white space among them becomes a space. */
    public static String onOneLine(String title) {
        return isPlain(title)
                ? title
                : title.chars().mapToObj(c -> spaced((char) c)).collect(Collectors.joining());
    }

    private static boolean isPlain(String name) {
        for (int i = 0; i < name.length(); i++) {
            if (isControl(name.charAt(i))) {
                return false;
            }
        }
        return true;
    }

    private static String escaped(char c) {
        return switch (c) {
            case '\n' -> "\\n";
            case '\r' -> "\\r";
            case '\t' -> "\\t";
            default -> isControl(c) ? "\\u" + HexFormat.of().toHexDigits(c) : String.valueOf(c);
        };
    }

    private static String spaced(char c) {
        if (!isControl(c)) {
            return String.valueOf(c);
        }
        boolean space = Character.isWhitespace(c) || c == '\u0085';
        return space ? " " : "";
    }

    private static boolean isControl(char c) {
        if (c < 0x7f) {
            return c < ' ';
        }
        return Character.isISOControl(c) || c == '\u2028' || c == '\u2029' || turnsDirection(c);
    }

    private static boolean turnsDirection(char c) {
        return c == '\u061c'
                || c == '\u200e'
                || c == '\u200f'
                || (c >= '\u202a' && c <= '\u202e')
                || (c >= '\u2066' && c <= '\u2069');
    }
}
