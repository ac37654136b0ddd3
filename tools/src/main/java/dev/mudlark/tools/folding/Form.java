package dev.mudlark.tools.folding;

import java.text.Normalizer;

/** A way of writing text in which what is compared is equal. The same on every machine, whatever its language. */
public enum Form {

    /** Accents are joined with their letters (Unicode NFC); nothing else changes. */
    COMPOSED,

    /**
     * Compatibility forms are replaced (Unicode NFKC: ligatures, full-width letters, no-break spaces), typographic quotes,
     * apostrophes and hyphens are the plain ones, and what is invisible is dropped. Spacing accents stay.
     */
    CASED,

    /** As {@link #CASED}, and without case (full case folding; the Turkish capital dotted i is i). */
    FOLDED;

    private static final int MOST_ROUNDS = 4;

    /** A text in this form. */
    public String of(String text) {
        if (isPlain(text)) {
            return text;
        }
        StringBuilder all = new StringBuilder(text.length());
        Segments segments = new Segments(this);
        segments.read(text, 0, text.length());
        while (segments.next()) {
            all.append(segments.text());
        }
        return all.toString();
    }

    /** True when a text surely is in this form already. */
    private boolean isPlain(String text) {
        int end = this == COMPOSED ? Joining.FIRST : 0x80;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= end || (this == FOLDED && c >= 'A' && c <= 'Z')) {
                return false;
            }
        }
        return true;
    }

    boolean dropsInvisible() {
        return this != COMPOSED;
    }

    /** One stretch, of which what is dropped is gone. */
    String ofSegment(String segment) {
        if (this == COMPOSED) {
            return Normalizer.normalize(segment, Normalizer.Form.NFC);
        }
        String last = segment;
        String next = round(last);
        for (int i = 1; i < MOST_ROUNDS && !next.equals(last); i++) {
            last = next;
            next = round(last);
        }
        return next;
    }

    private String round(String text) {
        String plain = Typography.plain(compatible(text));
        return this == FOLDED ? CaseFolding.fold(plain) : plain;
    }

    /** A spacing accent would become a space with an accent on it, which is not what anybody means. */
    private static String compatible(String text) {
        int first = text.codePointAt(0);
        int rest = Character.charCount(first);
        if (first < 0x80 || !isSpaced(nfkc(text.substring(0, rest)))) {
            return nfkc(text);
        }
        return Normalizer.normalize(text.substring(0, rest) + nfkc(text.substring(rest)), Normalizer.Form.NFC);
    }

    private static String nfkc(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKC);
    }

    private static boolean isSpaced(String replaced) {
        return replaced.length() > 1 && replaced.charAt(0) == ' ';
    }
}
