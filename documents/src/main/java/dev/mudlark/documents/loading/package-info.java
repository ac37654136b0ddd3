/**
 * Walks a folder and reads its files: which files belong to the collection (ignore rules, hidden files, links, size), how
 * bytes become text, and which loader reads which extension.
 */
@NullMarked
package dev.mudlark.documents.loading;

import org.jspecify.annotations.NullMarked;
