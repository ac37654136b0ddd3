package dev.mudlark.tools.grep;

/**
 * A place in a line, in UTF-16 units from its start.
 *
 * @param start first
 * @param end after the last
 */
record Found(int start, int end) {}
