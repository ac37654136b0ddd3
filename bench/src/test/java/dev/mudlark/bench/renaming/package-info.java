/** Renames a collection with its questions and labels, to see whether anything depends on particular names or figures. */
@NullMarked
package dev.mudlark.bench.renaming;

import org.jspecify.annotations.NullMarked;
