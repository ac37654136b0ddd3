package dev.mudlark.tools.patterns;

import dev.mudlark.tools.ToolException;

/**
 * The letters U+1C80 to U+1C88, old forms of Cyrillic ones: RE2/J 1.8 goes in circles for ever when it looks for their
 * other cases. Where case is ignored they are replaced by the letters that they are forms of, which is what Unicode's case
 * folding does.
 */
final class EndlessFolds {

    private static final char FIRST = '\u1c80';
    private static final char LAST = '\u1c88';
    private static final String PLAIN = "\u0432\u0434\u043e\u0441\u0442\u0442\u044a\u0463\ua64b";
    /** RE2/J adds no other cases to a range from before the first to after the last letter that has one. */
    private static final int FIRST_WITH_CASE = 'A';

    private static final int LAST_WITH_CASE = 0x1e943;
    private static final int NO_CHARACTER = -1;

    private final String pattern;
    private final StringBuilder safe = new StringBuilder();
    private int at;

    private EndlessFolds(String pattern) {
        this.pattern = pattern;
    }

    static char plain(char c) {
        return c >= FIRST && c <= LAST ? PLAIN.charAt(c - FIRST) : c;
    }

    static int plain(int codePoint) {
        return codePoint >= FIRST && codePoint <= LAST ? PLAIN.charAt(codePoint - FIRST) : codePoint;
    }

    /**
     * A pattern that means the same and that RE2/J can compile.
     *
     * @throws ToolException when there is none
     */
    static String safe(String pattern) throws ToolException {
        return new EndlessFolds(pattern).written();
    }

    private String written() throws ToolException {
        while (at < pattern.length()) {
            if (pattern.charAt(at) == '[') {
                inClass(at + PatternScan.classLength(pattern, at));
            } else {
                token();
            }
        }
        return safe.toString();
    }

    private void inClass(int end) throws ToolException {
        safe.append('[');
        at++;
        while (at < end) {
            int first = token();
            boolean range = first != NO_CHARACTER
                    && at + 1 < end - 1
                    && pattern.charAt(at) == '-'
                    && pattern.charAt(at + 1) != ']';
            if (range) {
                safe.append('-');
                at++;
                int before = safe.length();
                int last = token();
                split(first, last, before);
            }
        }
    }

    /** Takes the nine letters out of the middle of a range. */
    private void split(int first, int last, int before) throws ToolException {
        boolean apart = last < FIRST || first > LAST;
        boolean whole = first <= FIRST_WITH_CASE && last >= LAST_WITH_CASE;
        if (apart || whole) {
            return;
        }
        if (first >= FIRST || last <= LAST) {
            throw refused();
        }
        safe.insert(before, "\\x{1c7f}" + PLAIN + "\\x{1c89}-");
    }

    private static ToolException refused() {
        return SafePattern.error(
                "the case of the letters U+1C80 to U+1C88 cannot be ignored; set case_sensitive to true");
    }

    /** Copies a character or an escape; the code point that it stands for, or -1. */
    private int token() throws ToolException {
        int start = at;
        int codePoint = pattern.codePointAt(at);
        at += Character.charCount(codePoint);
        if (codePoint == '[' && pattern.startsWith("[:", start) && pattern.indexOf(":]", start) > 0) {
            at = pattern.indexOf(":]", start) + 2;
            codePoint = NO_CHARACTER;
        } else if (codePoint == '\\' && at < pattern.length()) {
            codePoint = escaped();
        } else {
            safe.appendCodePoint(plain(codePoint));
            return plain(codePoint);
        }
        if (codePoint >= FIRST && codePoint <= LAST) {
            throw refused();
        }
        safe.append(pattern, start, at);
        return codePoint;
    }

    private int escaped() {
        char next = pattern.charAt(at);
        if (next == 'x') {
            boolean braces = pattern.startsWith("{", at + 1);
            int close = braces ? pattern.indexOf('}', at) : at + 3;
            int end = close < 0 ? pattern.length() : Math.min(pattern.length(), braces ? close + 1 : close);
            String digits =
                    pattern.substring(Math.min(end, at + (braces ? 2 : 1)), braces ? Math.max(at + 2, end - 1) : end);
            at = end;
            return number(digits, 16);
        }
        if (next >= '0' && next <= '7') {
            int end = at;
            while (end < pattern.length() && end < at + 3 && pattern.charAt(end) >= '0' && pattern.charAt(end) <= '7') {
                end++;
            }
            int value = number(pattern.substring(at, end), 8);
            at = end;
            return value;
        }
        int codePoint = pattern.codePointAt(at);
        at += Character.charCount(codePoint);
        boolean itself = codePoint < 0x80 && !Character.isLetterOrDigit(codePoint);
        return itself ? codePoint : NO_CHARACTER;
    }

    private static int number(String digits, int radix) {
        try {
            return digits.isEmpty() || digits.length() > 8 ? NO_CHARACTER : Integer.parseInt(digits, radix);
        } catch (NumberFormatException e) {
            return NO_CHARACTER;
        }
    }
}
