package dev.mudlark.documents.loaders;

import java.util.ArrayList;
import java.util.List;

/** Guesses what separates the cells of a CSV file. */
final class Delimiter {

    private static final String CANDIDATES = ",;\t|";
    private static final int MOST_RECORDS = 200;
    private static final int MOST_CHARACTERS = 1 << 20;

    private Delimiter() {}

    /**
     * The candidate that parts most of the first records into as many cells as the header; of several the one that gives
     * the header the most. A comma when the header holds none. What stands in quotes does not count.
     */
    static char of(String text) {
        List<int[]> records = records(text);
        int best = 0;
        for (int i = 1; i < CANDIDATES.length(); i++) {
            best = isBetter(i, best, records) ? i : best;
        }
        return CANDIDATES.charAt(best);
    }

    private static boolean isBetter(int candidate, int best, List<int[]> records) {
        int count = inHeader(candidate, records);
        int bestCount = inHeader(best, records);
        if (count == 0 || bestCount == 0) {
            return count > bestCount;
        }
        int even = even(candidate, records) - even(best, records);
        return even > 0 || (even == 0 && count > bestCount);
    }

    private static int inHeader(int candidate, List<int[]> records) {
        return records.isEmpty() ? 0 : records.getFirst()[candidate];
    }

    /** How many records a candidate parts as it parts the header. */
    private static int even(int candidate, List<int[]> records) {
        return (int) records.stream()
                .filter(counts -> counts[candidate] == inHeader(candidate, records))
                .count();
    }

    /** How often each candidate stands in the first records that are not empty. */
    private static List<int[]> records(String text) {
        List<int[]> records = new ArrayList<>();
        int[] counts = new int[CANDIDATES.length()];
        boolean quoted = false;
        boolean started = false;
        int end = Math.min(text.length(), MOST_CHARACTERS);
        for (int i = 0; i < end && records.size() < MOST_RECORDS; i++) {
            char c = text.charAt(i);
            if (c == '\n' && !quoted) {
                if (started) {
                    records.add(counts);
                    counts = new int[CANDIDATES.length()];
                }
                started = false;
                continue;
            }
            started |= c != ' ' && c != '\r';
            quoted ^= c == '"';
            int candidate = quoted ? -1 : CANDIDATES.indexOf(c);
            if (candidate >= 0) {
                counts[candidate]++;
            }
        }
        if (started && (end == text.length() || records.isEmpty())) {
            records.add(counts);
        }
        return records;
    }
}
