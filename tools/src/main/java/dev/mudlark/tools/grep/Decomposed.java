package dev.mudlark.tools.grep;

import dev.mudlark.tools.builtin.Folding;

/** Finds a place of a composed text in the text it was composed from. */
final class Decomposed {

    private Decomposed() {}

    /** How many code points of {@code original} the composed beginning {@code prefix} was made of. */
    static int offset(String original, String prefix) {
        int low = 0;
        int high = original.codePointCount(0, original.length());
        while (low < high) {
            int middle = (low + high) / 2;
            String part = original.substring(0, original.offsetByCodePoints(0, middle));
            if (Folding.composed(part).length() < prefix.length()) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
