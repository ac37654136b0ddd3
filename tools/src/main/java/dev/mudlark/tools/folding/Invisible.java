package dev.mudlark.tools.folding;

/**
 * Code points that are not to be seen: zero-width spaces and joiners, the soft hyphen, direction marks, variation
 * selectors, tags (the Unicode property Default_Ignorable_Code_Point).
 */
final class Invisible {

    /** First and last of each range. */
    private static final int[] RANGES = {
        0xad, 0xad, 0x34f, 0x34f, 0x61c, 0x61c, 0x115f, 0x1160, 0x17b4, 0x17b5, 0x180b, 0x180f, 0x200b, 0x200f, 0x202a,
        0x202e, 0x2060, 0x206f, 0x3164, 0x3164, 0xfe00, 0xfe0f, 0xfeff, 0xfeff, 0xffa0, 0xffa0, 0xfff0, 0xfff8, 0x1bca0,
        0x1bca3, 0x1d173, 0x1d17a, 0xe0000, 0xe0fff
    };

    private Invisible() {}

    static boolean is(int codePoint) {
        for (int i = 0; i < RANGES.length && codePoint >= RANGES[i]; i += 2) {
            if (codePoint <= RANGES[i + 1]) {
                return true;
            }
        }
        return false;
    }
}
