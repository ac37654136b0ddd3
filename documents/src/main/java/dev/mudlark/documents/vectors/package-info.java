/** Vectors of passages, and the search for those that are closest to a query. */
@NullMarked
package dev.mudlark.documents.vectors;

import org.jspecify.annotations.NullMarked;
