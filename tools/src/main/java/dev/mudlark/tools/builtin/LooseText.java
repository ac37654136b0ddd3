package dev.mudlark.tools.builtin;

import java.text.Normalizer;

/**
 * Texts as people compare names and values: surrounding white space, case and the way of encoding do not count. Unicode
 * compatibility forms are one (NFKC: {@code １２} is 12, {@code ﬁ} is fi), the capital I with a dot is an i, characters
 * without a width are none, typographic quotes are plain ones, and any white space is one space. Accents count.
 * Independent of the machine's language.
 */
public final class LooseText {

    private static final int PAST_ASCII = 0x80;

    private LooseText() {}

    /** The form in which texts that are alike are equal. */
    public static String key(String text) {
        if (isAscii(text)) {
            return Folding.withoutCase(spaced(text));
        }
        String folded = Folding.withoutCase(spaced(Normalizer.normalize(text, Normalizer.Form.NFKC)));
        return Normalizer.normalize(folded, Normalizer.Form.NFKC);
    }

    /** True when a text's key is {@code key}; faster than making it. */
    public static boolean hasKey(String text, String key) {
        if (!isAscii(text)) {
            return key(text).equals(key);
        }
        return text.length() >= key.length() && key(text).equals(key);
    }

    private static boolean isAscii(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) >= PAST_ASCII) {
                return false;
            }
        }
        return true;
    }

    private static String spaced(String text) {
        StringBuilder spaced = new StringBuilder(text.length());
        boolean space = false;
        for (int i = 0; i < text.length(); ) {
            int codePoint = text.codePointAt(i);
            i += Character.charCount(codePoint);
            if (isSpace(codePoint)) {
                space = !spaced.isEmpty();
            } else if (!isWithoutWidth(codePoint)) {
                if (space) {
                    spaced.append(' ');
                    space = false;
                }
                spaced.appendCodePoint(plain(codePoint));
            }
        }
        return spaced.toString();
    }

    private static boolean isSpace(int codePoint) {
        return codePoint == ' ' || Character.isWhitespace(codePoint) || Character.isSpaceChar(codePoint);
    }

    /** Format characters and variation selectors. */
    private static boolean isWithoutWidth(int codePoint) {
        return codePoint >= PAST_ASCII
                && (Character.getType(codePoint) == Character.FORMAT
                        || (codePoint >= 0xfe00 && codePoint <= 0xfe0f)
                        || (codePoint >= 0xe0100 && codePoint <= 0xe01ef));
    }

    private static int plain(int codePoint) {
        return switch (codePoint) {
            case 0x2018, 0x2019, 0x201a, 0x201b -> '\'';
            case 0x201c, 0x201d, 0x201e, 0x201f -> '"';
            default -> codePoint;
        };
    }
}
