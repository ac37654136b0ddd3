/**
 * How texts are compared: folding, words, keywords at word borders, the SQuAD normalisation, citations, and how an
 * answer that says nothing is recognised. Knows strings only.
 */
@NullMarked
package dev.mudlark.evaluation.text;

import org.jspecify.annotations.NullMarked;
