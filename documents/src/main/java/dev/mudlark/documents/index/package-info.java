/** The inverted index: how text becomes terms, and how Lucene ranks passages by them. */
@NullMarked
package dev.mudlark.documents.index;

import org.jspecify.annotations.NullMarked;
