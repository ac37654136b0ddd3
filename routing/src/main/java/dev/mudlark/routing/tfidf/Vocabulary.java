package dev.mudlark.routing.tfidf;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.TreeMap;

/** The words of all descriptions, each with a number in the order of their code points, and how rare each is. */
final class Vocabulary {

    private static final Comparator<String> BY_CODE_POINTS = Vocabulary::compare;

    private final List<String> terms;
    private final Map<String, Integer> numbers;
    private final double[] idf;

    private Vocabulary(List<String> terms, double[] idf) {
        this.terms = terms;
        this.idf = idf;
        this.numbers = HashMap.newHashMap(terms.size());
        for (int i = 0; i < idf.length; i++) {
            numbers.put(terms.get(i), i);
        }
    }

    static Vocabulary of(List<List<String>> texts) {
        TreeMap<String, Integer> frequencies = new TreeMap<>(BY_CODE_POINTS);
        for (List<String> text : texts) {
            new HashSet<>(text).forEach(word -> frequencies.merge(word, 1, Integer::sum));
        }
        double n = texts.size();
        double[] idf = frequencies.values().stream()
                .mapToDouble(df -> Math.log((1 + n) / (1 + df)) + 1)
                .toArray();
        return new Vocabulary(List.copyOf(frequencies.keySet()), idf);
    }

    /** The weights of a text; words that no description has are passed over. */
    Row row(List<String> words) {
        int[] all = new int[words.size()];
        int count = 0;
        for (String word : words) {
            Integer term = numbers.get(word);
            if (term != null) {
                all[count++] = term;
            }
        }
        Arrays.sort(all, 0, count);
        int[] found = new int[count];
        double[] weights = new double[count];
        int kinds = 0;
        for (int i = count - 1; i >= 0; ) {
            int term = all[i];
            int times = 0;
            for (; i >= 0 && all[i] == term; i--) {
                times++;
            }
            found[kinds] = term;
            weights[kinds++] = times * idf[term];
        }
        return new Row(Arrays.copyOf(found, kinds), Arrays.copyOf(weights, kinds));
    }

    int size() {
        return idf.length;
    }

    String term(int number) {
        return terms.get(number);
    }

    SequencedMap<String, Double> idf() {
        SequencedMap<String, Double> map = new LinkedHashMap<>();
        for (int i = 0; i < idf.length; i++) {
            map.put(terms.get(i), idf[i]);
        }
        return map;
    }

    /** Unlike {@link String#compareTo}, which puts characters outside the basic plane before some inside it. */
    private static int compare(String one, String other) {
        int same = 0;
        int shorter = Math.min(one.length(), other.length());
        while (same < shorter && one.charAt(same) == other.charAt(same)) {
            same++;
        }
        if (same == shorter) {
            return Integer.compare(one.length(), other.length());
        }
        boolean inside = same > 0 && Character.isHighSurrogate(one.charAt(same - 1));
        int at = inside ? same - 1 : same;
        return Integer.compare(one.codePointAt(at), other.codePointAt(at));
    }
}
