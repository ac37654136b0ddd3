/** Tells languages apart by their stop words. */
@NullMarked
package dev.mudlark.documents.languages;

import org.jspecify.annotations.NullMarked;
