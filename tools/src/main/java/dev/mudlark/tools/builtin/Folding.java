package dev.mudlark.tools.builtin;

import java.text.Normalizer;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * Brings text into a form in which texts that mean the same letters are equal, whatever their case and however accents
 * are encoded (Unicode NFC). Independent of the machine's language. Each code point of a composed text is folded by
 * itself, and none becomes shorter.
 */
public final class Folding {

    /** No code point below composes with another. */
    private static final int FIRST_COMBINING = 0x300;

    private static final int PAST_ASCII = 0x80;
    /** The Armenian ligature men xeh; no letter after it has several capitals. */
    private static final int LAST_LIGATURE = 0xfb17;

    private static final Map<Integer, String> SEVERAL = several();

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

    /** Composed text without case; a letter that is written as several in capitals, as ß is, becomes these. */
    public static String withoutCase(String composed) {
        StringBuilder folded = new StringBuilder(composed.length());
        for (int i = 0; i < composed.length(); ) {
            int codePoint = composed.codePointAt(i);
            append(codePoint, folded);
            i += Character.charCount(codePoint);
        }
        return folded.toString();
    }

    /** The UTF-16 index of a composed text whose character gave the one at {@code index} of its text without case. */
    public static int unfoldedIndex(String composed, int index) {
        StringBuilder folded = new StringBuilder();
        int at = 0;
        while (at < composed.length()) {
            int codePoint = composed.codePointAt(at);
            append(codePoint, folded);
            if (folded.length() > index) {
                return at;
            }
            at += Character.charCount(codePoint);
        }
        return at;
    }

    private static void append(int codePoint, StringBuilder folded) {
        if (codePoint < PAST_ASCII) {
            boolean capital = codePoint >= 'A' && codePoint <= 'Z';
            folded.append((char) (capital ? codePoint + ('a' - 'A') : codePoint));
            return;
        }
        int simple = Character.toLowerCase(Character.toUpperCase(codePoint));
        String several = simple <= LAST_LIGATURE ? SEVERAL.get(simple) : null;
        if (several == null) {
            folded.appendCodePoint(simple);
        } else {
            folded.append(several);
        }
    }

    /** Letters whose capitals are several letters, without those that only lose an accent to a combining mark. */
    private static Map<Integer, String> several() {
        Map<Integer, String> several = new HashMap<>();
        for (int codePoint = PAST_ASCII; codePoint <= LAST_LIGATURE; codePoint++) {
            String capitals = Character.toString(codePoint).toUpperCase(Locale.ROOT);
            if (capitals.length() > 1 && capitals.chars().allMatch(Character::isLetter)) {
                several.put(codePoint, capitals.toLowerCase(Locale.ROOT));
            }
        }
        return Map.copyOf(several);
    }
}
