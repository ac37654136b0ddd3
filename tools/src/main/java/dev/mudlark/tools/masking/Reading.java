package dev.mudlark.tools.masking;

import org.jspecify.annotations.Nullable;

/** A text as it reads when escapes in it are undone, with where each of its characters stood in the text at hand. */
final class Reading {

    private static final String ESCAPED = "\"\\/bfnrt";
    private static final String UNESCAPED = "\"\\/\b\f\n\r\t";

    private final String text;
    /** Where each character begins, and where the text ends; null when nothing has moved. */
    private final int @Nullable [] places;

    private Reading(String text, int @Nullable [] places) {
        this.text = text;
        this.places = places;
    }

    /** A text as it is. */
    static Reading of(String text) {
        return new Reading(text, null);
    }

    String text() {
        return text;
    }

    /** Where in the text at hand the character at {@code index} begins. */
    int place(int index) {
        return places == null ? index : places[index];
    }

    /** Without the escapes of a JSON string; null when there are none. */
    @Nullable
    Reading unquoted() {
        return text.indexOf('\\') < 0 ? null : new Writer().unquoted();
    }

    /**
     * Without the escapes of a URL; null when there are none.
     *
     * @param plusIsSpace as in the data of a form
     */
    @Nullable
    Reading unescaped(boolean plusIsSpace) {
        boolean has = plusIsSpace ? text.indexOf('+') >= 0 : text.indexOf('%') >= 0;
        return has ? new Writer().unescaped(plusIsSpace) : null;
    }

    /** Without line breaks; null when there are none. */
    @Nullable
    Reading unbroken() {
        return text.indexOf('\n') < 0 && text.indexOf('\r') < 0 ? null : new Writer().unbroken();
    }

    /** Writes the next reading. */
    private final class Writer {

        private final StringBuilder out = new StringBuilder(text.length());
        private final int[] moved = new int[text.length() + 1];

        Reading unquoted() {
            int at = 0;
            while (at < text.length()) {
                int simple =
                        text.charAt(at) == '\\' && at + 1 < text.length() ? ESCAPED.indexOf(text.charAt(at + 1)) : -1;
                int unit = simple < 0 ? Hex.unit(text, at) : -1;
                if (simple >= 0) {
                    at = put(UNESCAPED.charAt(simple), at, 2);
                } else if (unit >= 0) {
                    at = put((char) unit, at, 6);
                } else {
                    at = put(text.charAt(at), at, 1);
                }
            }
            return written();
        }

        Reading unescaped(boolean plusIsSpace) {
            int at = 0;
            while (at < text.length()) {
                char c = text.charAt(at);
                int bytes = c == '%' ? Hex.bytes(text, at) : 0;
                if (bytes == 0) {
                    at = put(plusIsSpace && c == '+' ? ' ' : c, at, 1);
                } else {
                    for (char decoded : Character.toChars(Hex.codePoint(text, at, bytes))) {
                        put(decoded, at, 0);
                    }
                    at += 3 * bytes;
                }
            }
            return written();
        }

        Reading unbroken() {
            for (int at = 0; at < text.length(); at++) {
                if (text.charAt(at) != '\n' && text.charAt(at) != '\r') {
                    put(text.charAt(at), at, 1);
                }
            }
            return written();
        }

        private int put(char c, int at, int length) {
            moved[out.length()] = place(at);
            out.append(c);
            return at + length;
        }

        private Reading written() {
            moved[out.length()] = place(text.length());
            return new Reading(out.toString(), moved);
        }
    }
}
