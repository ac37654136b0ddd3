package dev.mudlark.documents.loaders;

/** Guesses what separates the cells of a CSV file. */
final class Delimiter {

    private static final String CANDIDATES = ",;\t|";

    private Delimiter() {}

    /** The candidate that stands most often in the first line with text on it, outside of quotes; a comma when none does. */
    static char of(String text) {
        int[] counts = new int[CANDIDATES.length()];
        boolean quoted = false;
        boolean started = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\n' && !quoted && started) {
                break;
            }
            started |= c != '\n';
            quoted ^= c == '"';
            int candidate = quoted ? -1 : CANDIDATES.indexOf(c);
            if (candidate >= 0) {
                counts[candidate]++;
            }
        }
        int best = 0;
        for (int i = 1; i < counts.length; i++) {
            best = counts[i] > counts[best] ? i : best;
        }
        return CANDIDATES.charAt(best);
    }
}
