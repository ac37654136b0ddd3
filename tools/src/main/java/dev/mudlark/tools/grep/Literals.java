package dev.mudlark.tools.grep;

import dev.mudlark.tools.folding.Utf8Text;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/**
 * Texts that a match must hold, packed.
 *
 * @param rarest of which a match holds one, and which are probably found least often; empty when no such texts are
 *     found seldom
 * @param others further sets of which a match holds one each
 */
record Literals(List<Needle> rarest, List<List<Needle>> others) {

    /** Chooses among the sets of texts of which a match holds one each. */
    static Literals of(List<Set<String>> required, Rarity rarity) {
        List<List<String>> sets = new ArrayList<>(required.stream()
                .map(texts -> texts.stream().map(Utf8Text::of).toList())
                .sorted(Comparator.comparingLong((List<String> texts) -> frequency(texts, rarity))
                        .thenComparingInt(texts -> -shortest(texts)))
                .toList());
        if (sets.isEmpty() || rarity.isFrequent(frequency(sets.getFirst(), rarity))) {
            return new Literals(List.of(), List.of());
        }
        List<Needle> first =
                sets.removeFirst().stream().map(text -> Needle.of(text, rarity)).toList();
        List<List<Needle>> others = sets.stream()
                .map(texts -> texts.stream().map(Needle::whole).toList())
                .toList();
        return new Literals(first, others);
    }

    private static long frequency(List<String> texts, Rarity rarity) {
        return texts.stream().mapToLong(rarity::frequency).sum();
    }

    private static int shortest(List<String> texts) {
        return texts.stream().mapToInt(String::length).min().orElse(0);
    }
}
