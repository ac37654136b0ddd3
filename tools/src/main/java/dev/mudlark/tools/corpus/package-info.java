/** The tools that list, read and search the documents a caller may read. */
@NullMarked
package dev.mudlark.tools.corpus;

import org.jspecify.annotations.NullMarked;
