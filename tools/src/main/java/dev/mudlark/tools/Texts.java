package dev.mudlark.tools;

import java.util.Locale;

/** Cutting text by code points. */
final class Texts {

    private static final int REPLACEMENT = 0xfffd;

    private Texts() {}

    /** Number of code points. */
    static int length(String text) {
        return text.codePointCount(0, text.length());
    }

    /** Everything but printable ASCII as {@code \\uXXXX}: what looks alike then reads differently. */
    static String ascii(String text) {
        StringBuilder out = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= ' ' && c < 0x7f) {
                out.append(c);
            } else {
                out.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
            }
        }
        return out.toString();
    }

    /** At most {@code max} code points, the last one an ellipsis when something was cut; empty when max is not positive. */
    static String clip(String text, int max) {
        if (max <= 0) {
            return "";
        }
        return length(text) <= max ? text : text.substring(0, text.offsetByCodePoints(0, max - 1)) + "…";
    }

    /**
     * The beginning of {@code text} with at most {@code max} code points, ended at the last line break in its second
     * half, else at the last space there, else after {@code max} code points.
     */
    static String head(String text, int max) {
        if (max <= 0) {
            return "";
        }
        if (length(text) <= max) {
            return text;
        }
        int end = text.offsetByCodePoints(0, max);
        int half = end / 2;
        int line = text.lastIndexOf('\n', end);
        if (line > half) {
            return text.substring(0, line > 0 && text.charAt(line - 1) == '\r' ? line - 1 : line);
        }
        int space = text.lastIndexOf(' ', end);
        return text.substring(0, space > half ? space : end);
    }

    /** The text with U+FFFD in place of surrogates that stand alone, so that every code point keeps its place. */
    static String wellFormed(String text) {
        if (text.codePoints().noneMatch(Texts::isHalf)) {
            return text;
        }
        StringBuilder whole = new StringBuilder(text.length());
        text.codePoints().forEach(c -> whole.appendCodePoint(isHalf(c) ? REPLACEMENT : c));
        return whole.toString();
    }

    private static boolean isHalf(int codePoint) {
        return codePoint >= Character.MIN_SURROGATE && codePoint <= Character.MAX_SURROGATE;
    }
}
