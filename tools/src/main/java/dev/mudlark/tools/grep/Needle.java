package dev.mudlark.tools.grep;

/**
 * A packed word and the part of it that is looked for: what the machine compares first are the first and last byte of what it
 * looks for, so these should be rare.
 *
 * @param word the word
 * @param part a part of it
 * @param offset where the part starts in the word
 */
record Needle(String word, String part, int offset) {

    private static final int LONGEST_PART = 16;

    /** A word that is looked for as a whole. */
    static Needle whole(String word) {
        return new Needle(word, word, 0);
    }

    /** A word with the part that is found most seldom by its two ends. */
    static Needle of(String word, Rarity rarity) {
        if (!rarity.isMeasured() || word.length() < 3) {
            return whole(word);
        }
        long[] frequency = new long[word.length()];
        for (int i = 0; i < frequency.length; i++) {
            frequency[i] = 1L + rarity.frequency(word.substring(i, i + 1));
        }
        int from = 0;
        int last = 1;
        for (int i = 0; i < frequency.length; i++) {
            for (int j = i + 1; j < Math.min(frequency.length, i + LONGEST_PART); j++) {
                if (frequency[i] * frequency[j] < frequency[from] * frequency[last]) {
                    from = i;
                    last = j;
                }
            }
        }
        return new Needle(word, word.substring(from, last + 1), from);
    }

    /** True when the word stands where its part was found. */
    boolean standsAt(String bytes, int found) {
        return word.length() == part.length() || bytes.startsWith(word, found - offset);
    }
}
