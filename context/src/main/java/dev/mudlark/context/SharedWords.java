package dev.mudlark.context;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/**
 * Finds names that say the same with more or fewer words: {@code execute_search} and {@code search}, {@code grep} and
 * {@code corpus_grep}, {@code calc} and {@code calculator}. Words end at a change of case and at whatever is no letter or
 * digit.
 */
final class SharedWords {

    /** Shorter beginnings fit too much by chance. */
    private static final int SHORTEST_BEGINNING = 4;
    /** A name of shorter words only ({@code to}, {@code of}) is in every other by chance. */
    private static final int SHORTEST_WORD = 3;

    private static final int LONGEST = 200;
    private static final int BEGINNING = 0;
    private static final int CONTAINED = 1;
    private static final int NOTHING = 2;

    private SharedWords() {}

    private record Candidate(String name, int kind, int difference) {}

    /** Names one of which begins with the other come first, then those with the fewest letters more or less. */
    static List<String> of(String typed, Collection<String> valid, int limit) {
        List<String> wanted = words(typed);
        return valid.stream()
                .map(name -> candidate(wanted, name))
                .filter(candidate -> candidate.kind() != NOTHING)
                .sorted(Comparator.comparingInt(Candidate::kind).thenComparingInt(Candidate::difference))
                .limit(limit)
                .map(Candidate::name)
                .toList();
    }

    private static Candidate candidate(List<String> wanted, String name) {
        List<String> words = words(name);
        String one = String.join("", wanted);
        String other = String.join("", words);
        int kind = NOTHING;
        if (begins(one, other)) {
            kind = BEGINNING;
        } else if (contains(wanted, words) || contains(words, wanted)) {
            kind = CONTAINED;
        }
        return new Candidate(name, kind, Math.abs(one.length() - other.length()));
    }

    private static boolean contains(List<String> words, List<String> others) {
        return others.stream().anyMatch(word -> word.length() >= SHORTEST_WORD)
                && others.stream().allMatch(other -> words.stream().anyMatch(word -> same(word, other)));
    }

    private static boolean same(String word, String other) {
        return word.equals(other) || begins(word, other);
    }

    /** True when one of them begins with the other. */
    private static boolean begins(String one, String other) {
        boolean longEnough = Math.min(one.length(), other.length()) >= SHORTEST_BEGINNING;
        return longEnough && (one.startsWith(other) || other.startsWith(one));
    }

    private static List<String> words(String name) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        for (int i = 0; i < Math.min(name.length(), LONGEST); i++) {
            char c = name.charAt(i);
            if (!Character.isLetterOrDigit(c) || startsWord(name, i)) {
                add(word, words);
            }
            if (Character.isLetterOrDigit(c)) {
                word.append(c);
            }
        }
        add(word, words);
        return words;
    }

    private static boolean startsWord(String name, int at) {
        return at > 0 && Character.isUpperCase(name.charAt(at)) && Character.isLowerCase(name.charAt(at - 1));
    }

    private static void add(StringBuilder word, List<String> words) {
        if (!word.isEmpty()) {
            words.add(word.toString().toLowerCase(Locale.ROOT));
            word.setLength(0);
        }
    }
}
