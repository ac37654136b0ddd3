package dev.mudlark.tools.builtin;

/**
 * Names and values of tables as people compare them: in the form of {@link Folding#folded}, without white space around
 * them, and with one space for any white space in them. Independent of the machine's language.
 */
public final class LooseText {

    private static final int PAST_ASCII = 0x80;

    private LooseText() {}

    /** The form in which texts that are alike are equal. */
    public static String key(String text) {
        String folded = isAscii(text) ? text : Folding.folded(text);
        StringBuilder key = new StringBuilder(folded.length());
        boolean space = false;
        for (int i = 0; i < folded.length(); i++) {
            char c = folded.charAt(i);
            if (isSpace(c)) {
                space = !key.isEmpty();
            } else {
                key.append(space ? " " : "").append(small(c));
                space = false;
            }
        }
        return key.toString();
    }

    /** True when a text's key is {@code key}; most of the time without making it. */
    public static boolean hasKey(String text, String key) {
        return !surelyOther(text, key) && key(text).equals(key);
    }

    private static boolean surelyOther(String text, String key) {
        int first = 0;
        while (first < text.length() && isSpace(text.charAt(first))) {
            first++;
        }
        if (first == text.length()) {
            return !key.isEmpty();
        }
        if (text.charAt(first) >= PAST_ASCII || !isAscii(text)) {
            return false;
        }
        return key.length() > text.length() - first || key.isEmpty() || key.charAt(0) != small(text.charAt(first));
    }

    private static boolean isAscii(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) >= PAST_ASCII) {
                return false;
            }
        }
        return true;
    }

    /** White space is in the basic plane. */
    private static boolean isSpace(char c) {
        return c == ' ' || Character.isWhitespace(c) || (c >= PAST_ASCII && Character.isSpaceChar(c));
    }

    private static char small(char c) {
        return c >= 'A' && c <= 'Z' ? (char) (c + ('a' - 'A')) : c;
    }
}
