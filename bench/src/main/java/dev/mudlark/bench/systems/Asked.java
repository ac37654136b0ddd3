package dev.mudlark.bench.systems;

/**
 * All that a system sees of a question.
 *
 * @param id the question's id
 * @param text what is asked
 */
public record Asked(String id, String text) {}
