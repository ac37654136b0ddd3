package dev.mudlark.tools.builtin;

import java.text.Normalizer;

/**
 * Brings text into a form in which texts that mean the same letters are equal, whatever their case and however accents
 * are encoded (Unicode NFC). Independent of the machine's language. Folding changes no lengths: it maps each code point
 * of the composed text to one of the same size.
 */
public final class Folding {

    /** No code point below composes with another. */
    private static final int FIRST_COMBINING = 0x300;

    private Folding() {}

    /** Accents joined with their letters. */
    public static String composed(String text) {
        boolean plain = true;
        for (int i = 0; i < text.length() && plain; i++) {
            plain = text.charAt(i) < FIRST_COMBINING;
        }
        return plain || Normalizer.isNormalized(text, Normalizer.Form.NFC)
                ? text
                : Normalizer.normalize(text, Normalizer.Form.NFC);
    }

    /** Composed and without case. */
    public static String folded(String text) {
        return withoutCase(composed(text));
    }

    /** Composed text without case, of the same length. */
    public static String withoutCase(String composed) {
        char[] folded = new char[composed.length()];
        for (int i = 0; i < folded.length; i++) {
            char c = composed.charAt(i);
            if (c < 0x80) {
                folded[i] = c >= 'A' && c <= 'Z' ? (char) (c + ('a' - 'A')) : c;
            } else if (Character.isHighSurrogate(c) && i + 1 < folded.length) {
                i += Character.toChars(fold(composed.codePointAt(i)), folded, i) - 1;
            } else {
                folded[i] = (char) fold(c);
            }
        }
        return new String(folded);
    }

    private static int fold(int codePoint) {
        return Character.toLowerCase(Character.toUpperCase(codePoint));
    }
}
