package dev.mudlark.bench;

/**
 * Something that is wrong or doubtful in a data set.
 *
 * @param kind what kind of thing
 * @param where a file with a line ({@code questions.jsonl:12}), a path, or an option of the command
 * @param message what it is, in one line
 */
public record Finding(FindingKind kind, String where, String message) {}
