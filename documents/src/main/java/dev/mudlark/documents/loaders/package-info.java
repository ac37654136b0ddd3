/**
 * The built-in loaders: Markdown, plain text, reStructuredText, CSV and TSV, JSON and JSON lines, and what they share
 * (front matter, titles, tables).
 */
@NullMarked
package dev.mudlark.documents.loaders;

import org.jspecify.annotations.NullMarked;
