package dev.mudlark.bench.similarity;

/**
 * Two texts that are nearly the same.
 *
 * @param first its index in the list, counted from 0
 * @param second the index of the later one
 * @param similarity share of common shingles, 0 to 1
 */
public record Twin(int first, int second, double similarity) {}
