package dev.mudlark.tools.builtin;

import dev.mudlark.tools.folding.Form;

/** Brings text into a form in which texts that say the same are equal. Independent of the machine's language. */
public final class Folding {

    private Folding() {}

    /** Accents joined with their letters (Unicode NFC). */
    public static String composed(String text) {
        return Form.COMPOSED.of(text);
    }

    /**
     * Without case, with compatibility forms (NFKC), typographic quotes, apostrophes and hyphens replaced by plain ones and
     * without what is invisible, such as zero-width spaces and soft hyphens. Accents count.
     */
    public static String folded(String text) {
        return Form.FOLDED.of(text);
    }
}
