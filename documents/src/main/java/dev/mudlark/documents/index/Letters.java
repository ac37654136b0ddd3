package dev.mudlark.documents.index;

/** Questions about single characters of a text. */
final class Letters {

    private Letters() {}

    /** True when the character belongs to a word. */
    static boolean isWord(String text, int at) {
        char c = text.charAt(at);
        if (c < 0x80) {
            char lower = (char) (c | 0x20);
            return (lower >= 'a' && lower <= 'z') || isDigit(c);
        }
        return isWord(codePoint(text, at));
    }

    private static boolean isWord(int c) {
        if (Character.isLetterOrDigit(c)) {
            return true;
        }
        int type = Character.getType(c);
        return type == Character.NON_SPACING_MARK || type == Character.COMBINING_SPACING_MARK;
    }

    /** True for characters of scripts without spaces, each of which counts as a word. */
    static boolean standsAlone(String text, int at) {
        char c = text.charAt(at);
        if (c < 0x2E80) {
            return false;
        }
        int point = codePoint(text, at);
        return Character.isIdeographic(point) || (point >= 0x3040 && point <= 0x309F);
    }

    /** True for what can hold a word together. */
    static boolean isJoiner(char c) {
        return c == '-' || c == '.' || isApostrophe(c);
    }

    /** True for straight and curly apostrophes. */
    static boolean isApostrophe(char c) {
        return c == '\'' || c == '\u2019';
    }

    /** True for 0 to 9. */
    static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    /** True when a new part starts at {@code at}: fooBar, HTTPServer, utf8 (but not PEPs). */
    static boolean changes(String text, int at, int end) {
        char before = text.charAt(at - 1);
        char c = text.charAt(at);
        if (isDigit(before) != isDigit(c)) {
            return true;
        }
        if ((c >= 'a' && c <= 'z') || !Character.isUpperCase(c)) {
            return false;
        }
        return Character.isLowerCase(before)
                || (Character.isUpperCase(before) && at + 2 < end && Character.isLowerCase(text.charAt(at + 1)));
    }

    /** The whole code point that a character belongs to. */
    private static int codePoint(String text, int at) {
        char c = text.charAt(at);
        boolean second = Character.isLowSurrogate(c) && at > 0 && Character.isHighSurrogate(text.charAt(at - 1));
        return text.codePointAt(second ? at - 1 : at);
    }
}
