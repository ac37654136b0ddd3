/**
 * Questions and relevance judgements, read from JSON lines or JSON arrays and checked as a whole against the documents
 * and the tools before anything runs.
 */
@NullMarked
package dev.mudlark.bench.dataset;

import org.jspecify.annotations.NullMarked;
