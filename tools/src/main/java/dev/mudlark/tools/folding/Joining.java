package dev.mudlark.tools.folding;

import java.text.Normalizer;

/** Which code points may change with the one before them when text is normalised. */
final class Joining {

    /** None below does. */
    static final int FIRST = 0x300;

    private static final int FIRST_VOWEL_JAMO = 0x1160;
    private static final int LAST_JAMO = 0x11ff;

    private Joining() {}

    static boolean joins(int codePoint) {
        if (codePoint < FIRST) {
            return false;
        }
        return switch (Character.getType(codePoint)) {
            case Character.NON_SPACING_MARK, Character.COMBINING_SPACING_MARK, Character.ENCLOSING_MARK -> true;
            case Character.OTHER_LETTER -> isJamo(codePoint) || isKiratRaiVowel(codePoint);
            case Character.MODIFIER_LETTER -> codePoint == 0xff9e || codePoint == 0xff9f;
            default -> false;
        };
    }

    /** A vowel or a last consonant of a Korean syllable, also in one of the forms that stand for it. */
    private static boolean isJamo(int codePoint) {
        boolean form = (codePoint >= 0x3131 && codePoint <= 0x318e) || (codePoint >= 0xffa0 && codePoint <= 0xffdc);
        int plain = form
                ? Normalizer.normalize(Character.toString(codePoint), Normalizer.Form.NFKC)
                        .charAt(0)
                : codePoint;
        return plain >= FIRST_VOWEL_JAMO && plain <= LAST_JAMO;
    }

    private static boolean isKiratRaiVowel(int codePoint) {
        return codePoint >= 0x16d63 && codePoint <= 0x16d6a;
    }
}
