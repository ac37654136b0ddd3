/**
 * Finds texts that are nearly the same among many: shingles, MinHash signatures and locality-sensitive hashing choose the
 * pairs to look at, and the exact share of common shingles decides.
 */
@NullMarked
package dev.mudlark.bench.similarity;

import org.jspecify.annotations.NullMarked;
