package dev.mudlark.documents.index;

/**
 * A passage that was found.
 *
 * @param passage its number, in the order of the collection
 * @param score higher is better; rounded to 1e-6
 */
public record Hit(int passage, double score) {}
