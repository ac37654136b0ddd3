package dev.mudlark.bench.systems;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Ways to find passages. */
enum Retriever {
    /** By words. */
    BM25,
    /** By meaning. */
    VECTOR,
    /** By both. */
    HYBRID;

    /** Its name in a config. */
    String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** True when it needs an embedding model. */
    boolean embeds() {
        return this != BM25;
    }

    static Retriever of(String label) {
        return valueOf(label.toUpperCase(Locale.ROOT));
    }

    /** All names, the one that is best to use first. */
    static List<String> labels() {
        return Arrays.stream(values()).map(Retriever::label).toList().reversed();
    }
}
