package dev.mudlark.tools.grep;

import dev.mudlark.tools.folding.Utf8Text;
import java.util.Comparator;
import java.util.List;
import java.util.Set;

/** Chooses among the sets of texts that a match must hold. */
final class Literals {

    private Literals() {}

    /** The packed texts of the set that is probably found least often; empty when there is none that is found seldom. */
    static List<String> rarest(List<Set<String>> required, Rarity rarity) {
        return required.stream()
                .map(texts -> texts.stream().map(Utf8Text::of).toList())
                .filter(texts -> !rarity.isFrequent(frequency(texts, rarity)))
                .min(Comparator.comparingLong((List<String> texts) -> frequency(texts, rarity))
                        .thenComparingInt(texts -> -shortest(texts)))
                .orElse(List.of());
    }

    private static long frequency(List<String> texts, Rarity rarity) {
        return texts.stream().mapToLong(rarity::frequency).sum();
    }

    private static int shortest(List<String> texts) {
        return texts.stream().mapToInt(String::length).min().orElse(0);
    }
}
