package dev.mudlark.documents.headings;

/**
 * A heading.
 *
 * @param start UTF-16 index where its first line starts (the overline, if there is one)
 * @param end UTF-16 index after its last line (the underline, if there is one)
 * @param level from 1
 * @param title its text
 */
public record Heading(int start, int end, int level, String title) {}
