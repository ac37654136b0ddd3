package dev.mudlark.bench.config;

import dev.mudlark.evaluation.Contrast;

/**
 * Two systems that the config compares. Whether they are there is not known while it is read.
 *
 * @param pair their names
 * @param key the way to it, such as {@code contrast[1]}
 * @param where file and line, for messages
 */
public record PairEntry(Contrast pair, String key, String where) {}
