package dev.mudlark.evaluation.text;

import java.lang.Character.UnicodeScript;
import java.util.EnumSet;
import java.util.Set;

/** Which neighbours make one word. */
final class Script {

    private static final Set<UnicodeScript> WITHOUT_SPACES = EnumSet.of(
            UnicodeScript.HAN,
            UnicodeScript.HIRAGANA,
            UnicodeScript.KATAKANA,
            UnicodeScript.THAI,
            UnicodeScript.LAO,
            UnicodeScript.KHMER,
            UnicodeScript.MYANMAR);

    private Script() {}

    /** True when both are letters or digits and neither is of a script that sets no spaces between words. */
    static boolean joins(int before, int after) {
        return Character.isLetterOrDigit(before)
                && Character.isLetterOrDigit(after)
                && setsSpaces(before)
                && setsSpaces(after);
    }

    /** False for scripts that set no spaces between words. */
    static boolean setsSpaces(int codePoint) {
        return !WITHOUT_SPACES.contains(UnicodeScript.of(codePoint));
    }
}
