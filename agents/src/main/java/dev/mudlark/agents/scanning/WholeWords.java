package dev.mudlark.agents.scanning;

/** Looks for words that stand alone in a text. */
public final class WholeWords {

    private WholeWords() {}

    /**
     * Whether the text has the words, neither inside a word or an identifier nor at the beginning of a longer figure.
     *
     * @param anyCase whether capitals count as small letters
     */
    public static boolean in(String text, String words, boolean anyCase) {
        if (words.isEmpty()) {
            return false;
        }
        for (int at = next(text, words, anyCase, 0); at >= 0; at = next(text, words, anyCase, at + 1)) {
            if (standsAlone(text, at, at + words.length())) {
                return true;
            }
        }
        return false;
    }

    private static int next(String text, String words, boolean anyCase, int from) {
        if (!anyCase) {
            return text.indexOf(words, from);
        }
        char first = folded(words.charAt(0));
        for (int at = from; at <= text.length() - words.length(); at++) {
            if (folded(text.charAt(at)) == first && text.regionMatches(true, at, words, 0, words.length())) {
                return at;
            }
        }
        return -1;
    }

    private static char folded(char c) {
        return Character.toLowerCase(Character.toUpperCase(c));
    }

    private static boolean standsAlone(String text, int from, int to) {
        if (from > 0 && isInWord(text.codePointBefore(from))) {
            return false;
        }
        if (to == text.length()) {
            return true;
        }
        int next = text.codePointAt(to);
        boolean goesOn = (next == '.' || next == '-') && to + 1 < text.length() && isNumber(text.codePointAt(to + 1));
        return !isInWord(next) && !goesOn;
    }

    private static boolean isInWord(int c) {
        return c == '_' || Character.isLetter(c) || isNumber(c);
    }

    private static boolean isNumber(int c) {
        int type = Character.getType(c);
        return type == Character.DECIMAL_DIGIT_NUMBER
                || type == Character.LETTER_NUMBER
                || type == Character.OTHER_NUMBER;
    }
}
