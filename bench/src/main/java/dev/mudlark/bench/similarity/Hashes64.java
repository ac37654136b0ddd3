package dev.mudlark.bench.similarity;

/** Hashes of 64 bits for words and runs of words. */
final class Hashes64 {
    private Hashes64() {}

    /**
     * Spreads the bits of a number: the finalizer of SplitMix64 (Steele, Lea and Flood, Fast splittable pseudorandom number
     * generators, 2014).
     */
    static long mix(long value) {
        long z = value + 0x9e3779b97f4a7c15L;
        z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
        z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
        return z ^ (z >>> 31);
    }

    /** One hash of two in their order. */
    static long join(long first, long second) {
        return mix(first * 31 + second);
    }
}
