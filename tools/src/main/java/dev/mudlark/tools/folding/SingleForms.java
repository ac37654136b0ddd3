package dev.mudlark.tools.folding;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Remembers the forms of code points that stand alone. Not for use by several threads. */
final class SingleForms {

    private static final int PAGE = 256;
    private static final int UNKNOWN = -2;
    private static final int SEVERAL = -1;

    private final Form form;
    private final int[] @Nullable [] pages = new int[0x10000 / PAGE][];

    SingleForms(Form form) {
        this.form = form;
    }

    /** The code point that is the form of another; -1 when it is none or several. */
    int of(int codePoint) {
        if (codePoint < 0x80) {
            boolean capital = codePoint >= 'A' && codePoint <= 'Z';
            return capital && form == Form.FOLDED ? codePoint + ('a' - 'A') : codePoint;
        }
        if (codePoint > 0xffff) {
            return compute(codePoint);
        }
        int[] page = pages[codePoint / PAGE];
        if (page == null) {
            page = new int[PAGE];
            Arrays.fill(page, UNKNOWN);
            pages[codePoint / PAGE] = page;
        }
        int known = page[codePoint % PAGE];
        if (known == UNKNOWN) {
            known = compute(codePoint);
            page[codePoint % PAGE] = known;
        }
        return known;
    }

    private int compute(int codePoint) {
        String text = form.ofSegment(Character.toString(codePoint));
        return text.codePointCount(0, text.length()) == 1 ? text.codePointAt(0) : SEVERAL;
    }
}
