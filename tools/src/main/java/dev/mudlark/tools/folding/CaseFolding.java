package dev.mudlark.tools.folding;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;

/**
 * Full case folding of Unicode, except that the Turkish capital dotted i is i. The dotless i is a letter of its own.
 */
final class CaseFolding {

    private static final int DOTLESS_I = 0x131;
    private static final char DOT_ABOVE = '\u0307';
    /** The Armenian ligature men xeh; no letter after it has several capitals. */
    private static final int LAST_LIGATURE = 0xfb17;

    private static final Map<Integer, String> SEVERAL = several();

    private CaseFolding() {}

    static String fold(String text) {
        StringBuilder folded = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); ) {
            int codePoint = text.codePointAt(i);
            append(codePoint, folded);
            i += Character.charCount(codePoint);
        }
        return folded.toString();
    }

    private static void append(int codePoint, StringBuilder folded) {
        if (codePoint == DOT_ABOVE && !folded.isEmpty() && folded.charAt(folded.length() - 1) == 'i') {
            return;
        }
        int simple = codePoint == DOTLESS_I ? codePoint : Character.toLowerCase(Character.toUpperCase(codePoint));
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
        for (int codePoint = 0x80; codePoint <= LAST_LIGATURE; codePoint++) {
            String capitals = Character.toString(codePoint).toUpperCase(Locale.ROOT);
            if (capitals.length() > 1 && capitals.chars().allMatch(Character::isLetter)) {
                several.put(codePoint, capitals.toLowerCase(Locale.ROOT));
            }
        }
        return Map.copyOf(several);
    }
}
