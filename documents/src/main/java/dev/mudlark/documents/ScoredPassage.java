package dev.mudlark.documents;

/**
 * A passage found by a search.
 *
 * @param passage what was found
 * @param score higher is better; comparable only within one search; rounded to 1e-6
 */
public record ScoredPassage(Passage passage, double score) {}
