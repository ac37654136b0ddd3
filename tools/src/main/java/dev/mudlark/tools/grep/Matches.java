package dev.mudlark.tools.grep;

/**
 * What a matcher found in a text.
 *
 * @param lines the matching lines
 * @param partlyRead how many of the other lines could match in a part that was not read
 */
record Matches(LineNumbers lines, int partlyRead) {}
