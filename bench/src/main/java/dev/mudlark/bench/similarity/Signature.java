package dev.mudlark.bench.similarity;

import java.util.Arrays;

/**
 * The least value of each of some hash functions over the shingles of a text. Two texts share a value with the
 * probability of their similarity (Broder 1997; Leskovec, Rajaraman and Ullman, Mining of Massive Datasets, chapter 3).
 */
final class Signature {
    /** Values that together are one key. */
    static final int ROWS = 4;

    /** Keys: a pair with similarity s shares one with probability 1 - (1 - s^4)^25, 0.999 for 0.7. */
    static final int BANDS = 25;

    private static final int SIZE = ROWS * BANDS;

    private final long[] least;

    private Signature(long[] least) {
        this.least = least;
    }

    static Signature of(Shingles shingles) {
        long[] least = new long[SIZE];
        Arrays.fill(least, Long.MAX_VALUE);
        for (long shingle : shingles.hashes()) {
            for (int i = 0; i < SIZE; i++) {
                // Odd multipliers and a mix make functions that order the shingles independently enough.
                long value = (shingle ^ SEEDS[i]) * MULTIPLIERS[i];
                value ^= value >>> 32;
                least[i] = Math.min(least[i], value);
            }
        }
        return new Signature(least);
    }

    /** The key of a band. */
    long key(int band) {
        long key = band;
        for (int i = band * ROWS; i < (band + 1) * ROWS; i++) {
            key = Hashes64.join(key, least[i]);
        }
        return key;
    }

    /** The share of equal values: estimates the similarity with a standard error of at most 0.05. */
    double estimate(Signature other) {
        int equal = 0;
        for (int i = 0; i < SIZE; i++) {
            equal += least[i] == other.least[i] ? 1 : 0;
        }
        return (double) equal / SIZE;
    }

    private static final long[] SEEDS = series(1);
    private static final long[] MULTIPLIERS = series(2);

    private static long[] series(long start) {
        long[] series = new long[SIZE];
        for (int i = 0; i < SIZE; i++) {
            series[i] = Hashes64.mix(start * 1_000 + i) | 1;
        }
        return series;
    }
}
