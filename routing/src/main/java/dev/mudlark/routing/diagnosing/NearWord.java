package dev.mudlark.routing.diagnosing;

import dev.mudlark.context.DidYouMean;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A word of a description that is nearly a word of a question: the same with another ending, or with a slip. It is shown and
 * never decides.
 *
 * @param asked the word of the question
 * @param described the word of the description
 */
record NearWord(String asked, String described) {

    private static final int SHORTEST_BEGINNING = 4;

    /** The nearest pair; of several the first word asked. */
    static Optional<NearWord> of(List<String> asked, List<String> described) {
        return asked.stream()
                .flatMap(word -> Stream.concat(byBeginning(word, described), bySlip(word, described))
                        .limit(1))
                .max(Comparator.comparingDouble(NearWord::nearness));
    }

    private static Stream<NearWord> byBeginning(String word, List<String> described) {
        return described.stream()
                .map(other -> new NearWord(word, other))
                .filter(pair -> pair.beginning() >= SHORTEST_BEGINNING
                        && 2 * pair.beginning() >= Math.max(word.length(), pair.described.length()))
                .sorted(Comparator.comparingDouble((NearWord pair) -> -pair.nearness()));
    }

    private static Stream<NearWord> bySlip(String word, List<String> described) {
        List<String> longEnough = described.stream()
                .filter(other -> other.length() > SHORTEST_BEGINNING)
                .toList();
        return word.length() > SHORTEST_BEGINNING
                ? DidYouMean.closest(word, longEnough)
                        .map(other -> new NearWord(word, other))
                        .filter(pair -> pair.beginning() > 0)
                        .stream()
                : Stream.empty();
    }

    private int beginning() {
        int same = 0;
        while (same < Math.min(asked.length(), described.length()) && asked.charAt(same) == described.charAt(same)) {
            same++;
        }
        return same;
    }

    private double nearness() {
        return (double) beginning() / Math.max(asked.length(), described.length());
    }
}
