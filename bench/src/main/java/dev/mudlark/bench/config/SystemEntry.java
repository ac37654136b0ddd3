package dev.mudlark.bench.config;

/**
 * A system of the config.
 *
 * @param type its type, a key of the catalog
 * @param name unique in the config; the type by default
 * @param options what its type's section says
 * @param where file and line, for messages
 */
public record SystemEntry(String type, String name, Values options, String where) {}
