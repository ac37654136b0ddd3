/**
 * Looks at the documents and questions of a data set for what makes its figures say less than they seem to: documents
 * twice, answers told in questions, questions that plain search answers by a copied phrase, labels that cannot be right,
 * too few questions. Nothing is asked; everything found is a warning.
 */
@NullMarked
package dev.mudlark.bench.checking;

import org.jspecify.annotations.NullMarked;
