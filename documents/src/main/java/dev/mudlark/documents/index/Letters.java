package dev.mudlark.documents.index;

import java.util.Arrays;

/** Questions about single characters of a text. */
final class Letters {

    private static final int ASCII = 0x80;
    private static final byte LOWER = 1;
    private static final byte UPPER = 2;
    private static final byte DIGIT = 3;
    private static final byte[] KINDS = kinds();

    private Letters() {}

    private static byte[] kinds() {
        byte[] kinds = new byte[ASCII];
        Arrays.fill(kinds, 'a', 'z' + 1, LOWER);
        Arrays.fill(kinds, 'A', 'Z' + 1, UPPER);
        Arrays.fill(kinds, '0', '9' + 1, DIGIT);
        return kinds;
    }

    /** True for a to z. */
    static boolean isLower(char c) {
        return c < ASCII && KINDS[c] == LOWER;
    }

    /** True for A to Z. */
    static boolean isUpper(char c) {
        return c < ASCII && KINDS[c] == UPPER;
    }

    /** True when a word of letters cannot go on after it: {@code next} is what follows {@code c}. */
    static boolean endsWord(char c, char next) {
        if (c >= ASCII || KINDS[c] != 0 || c == '_') {
            return false;
        }
        return !isJoiner(c) || (next < ASCII && KINDS[next] == 0);
    }

    /** True when the character belongs to a word. */
    static boolean isWord(char[] text, int at, int length) {
        char c = text[at];
        return c < ASCII ? KINDS[c] != 0 : isWord(codePoint(text, at, length));
    }

    private static boolean isWord(int c) {
        if (Character.isLetterOrDigit(c)) {
            return true;
        }
        int type = Character.getType(c);
        return type == Character.NON_SPACING_MARK || type == Character.COMBINING_SPACING_MARK;
    }

    /** True for characters of scripts without spaces, each of which counts as a word. */
    static boolean standsAlone(char[] text, int at, int length) {
        char c = text[at];
        if (c < 0x2E80) {
            return false;
        }
        int point = codePoint(text, at, length);
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
    static boolean changes(char[] text, int at, int end) {
        char before = text[at - 1];
        char c = text[at];
        if (isDigit(before) != isDigit(c)) {
            return true;
        }
        if (isLower(c) || !Character.isUpperCase(c)) {
            return false;
        }
        return Character.isLowerCase(before)
                || (Character.isUpperCase(before) && at + 2 < end && Character.isLowerCase(text[at + 1]));
    }

    /** The whole code point that a character belongs to. */
    private static int codePoint(char[] text, int at, int length) {
        char c = text[at];
        boolean second = Character.isLowSurrogate(c) && at > 0 && Character.isHighSurrogate(text[at - 1]);
        return Character.codePointAt(text, second ? at - 1 : at, length);
    }
}
