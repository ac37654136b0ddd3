/** Finds the headings of Markdown and reStructuredText, outside of code. */
@NullMarked
package dev.mudlark.documents.headings;

import org.jspecify.annotations.NullMarked;
