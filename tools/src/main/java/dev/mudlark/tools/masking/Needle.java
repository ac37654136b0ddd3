package dev.mudlark.tools.masking;

/** A text that is looked for by the method of Knuth, Morris and Pratt, also where a text breaks off within it. */
final class Needle {

    /** Stands where something was cut off. */
    static final char CUT = '…';

    /** Characters at a cut that are enough to be taken for a part of a long needle. */
    private static final int ENOUGH = 6;

    private final String text;
    private final int[] borders;

    /** What was found. */
    @FunctionalInterface
    interface Found {
        void at(int start, int end);
    }

    Needle(String text) {
        this.text = text;
        this.borders = new int[text.length() + 1];
        int border = 0;
        for (int i = 1; i < text.length(); i++) {
            border = next(border, text.charAt(i));
            borders[i + 1] = border;
        }
    }

    /**
     * Finds it everywhere, overlapping places too.
     *
     * @param cut is told of the beginnings of the needle that stand right before a {@link #CUT}
     */
    void find(String in, Found whole, Found cut) {
        int matched = 0;
        for (int i = 0; i < in.length(); i++) {
            if (matched == 0) {
                i = in.indexOf(text.charAt(0), i);
                if (i < 0) {
                    return;
                }
            }
            char c = in.charAt(i);
            if (c == CUT && matched >= enough()) {
                cut.at(i - matched, i);
            }
            matched = next(matched, c);
            if (matched == text.length()) {
                whole.at(i + 1 - matched, i + 1);
                matched = borders[matched];
            }
        }
    }

    private int next(int matched, char c) {
        int length = matched;
        while (length > 0 && text.charAt(length) != c) {
            length = borders[length];
        }
        return text.charAt(length) == c ? length + 1 : 0;
    }

    private int enough() {
        return Math.min(ENOUGH, text.length() / 2);
    }
}
