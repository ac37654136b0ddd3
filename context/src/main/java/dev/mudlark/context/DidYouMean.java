package dev.mudlark.context;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Finds the valid name a person or a model may have meant. Distance is optimal string alignment (insertions, deletions,
 * substitutions and swaps of neighbours, each 1) on lower-cased text; at most a third of the longer name may differ.
 */
public final class DidYouMean {

    private static final int LONGEST = 200;
    private static final int LETTERS = 64;
    private static final int MOST_NAMED = 2;
    /** Names whose letters fit best are compared in full; it takes many times longer than counting letters. */
    private static final int MOST_COMPARED = 500;

    private DidYouMean() {}

    /** The closest of {@code valid}, or empty when none is close. Ties go to the first in order. */
    public static Optional<String> closest(String typed, Collection<String> valid) {
        return closest(typed, valid, 1).stream().findFirst();
    }

    /** Up to {@code limit} close names, the closest first; ties keep the order of {@code valid}. */
    public static List<String> closest(String typed, Collection<String> valid, int limit) {
        String wanted = fold(typed);
        int[] letters = letters(wanted);
        List<Candidate> possible = new ArrayList<>();
        for (String name : valid) {
            String folded = fold(name);
            int distance = atLeast(letters, wanted, folded);
            if (distance <= allowed(wanted, folded)) {
                possible.add(new Candidate(name, folded, distance, possible.size()));
            }
        }
        return possible.stream()
                .sorted(Comparator.comparingInt(Candidate::distance))
                .limit(Math.max(MOST_COMPARED, limit))
                .map(candidate -> candidate.at(distance(wanted, candidate.folded())))
                .filter(candidate -> candidate.distance() <= allowed(wanted, candidate.folded()))
                .sorted(Comparator.comparingInt(Candidate::distance).thenComparingInt(Candidate::order))
                .limit(limit)
                .map(Candidate::name)
                .toList();
    }

    /** {@code "; did you mean 'x'?"}, or the empty string when nothing is close: for the end of an error message. */
    public static String hint(String typed, Collection<String> valid) {
        return closest(typed, valid)
                .map(name -> "; did you mean '" + name + "'?")
                .orElse("");
    }

    /**
     * Up to two names for the end of an error message, or the empty string: like {@link #hint}, and where the letters of
     * too many differ, those that say the same with more or fewer words ({@code execute_search} for {@code search},
     * {@code calc} for {@code calculator}). For names of tools, which models put together of such words.
     */
    public static String hintByWords(String typed, Collection<String> valid) {
        List<String> close = closest(typed, valid, 1);
        List<String> names = close.isEmpty() ? SharedWords.of(typed, valid, MOST_NAMED) : close;
        return names.isEmpty() ? "" : "; did you mean '" + String.join("' or '", names) + "'?";
    }

    private record Candidate(String name, String folded, int distance, int order) {

        Candidate at(int newDistance) {
            return new Candidate(name, folded, newDistance, order);
        }
    }

    /** How often each letter stands in a text; letters that share a place count as one. */
    private static int[] letters(String text) {
        int[] letters = new int[LETTERS];
        for (int i = 0; i < text.length(); i++) {
            letters[text.charAt(i) % LETTERS]++;
        }
        return letters;
    }

    /** A distance that is surely not too large: most names differ by more letters than are allowed, whatever their order. */
    private static int atLeast(int[] letters, String wanted, String name) {
        int[] left = letters.clone();
        int extra = 0;
        for (int i = 0; i < name.length(); i++) {
            extra += --left[name.charAt(i) % LETTERS] < 0 ? 1 : 0;
        }
        int missing = wanted.length() - (name.length() - extra);
        return Math.max(extra, missing);
    }

    private static int allowed(String typed, String name) {
        return Math.max(typed.length(), name.length()) / 3;
    }

    private static String fold(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        return lower.length() > LONGEST ? lower.substring(0, LONGEST) : lower;
    }

    private static int distance(String a, String b) {
        int[][] d = new int[a.length() + 1][b.length() + 1];
        for (int i = 0; i <= a.length(); i++) {
            d[i][0] = i;
        }
        for (int j = 0; j <= b.length(); j++) {
            d[0][j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            for (int j = 1; j <= b.length(); j++) {
                int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                d[i][j] = Math.min(Math.min(d[i - 1][j], d[i][j - 1]) + 1, d[i - 1][j - 1] + change);
                boolean swapped =
                        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
                if (swapped) {
                    d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
                }
            }
        }
        return d[a.length()][b.length()];
    }
}
