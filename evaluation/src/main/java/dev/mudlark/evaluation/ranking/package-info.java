/** Rankings and what they are worth: Reciprocal Rank Fusion and the rank metrics of information retrieval. */
@NullMarked
package dev.mudlark.evaluation.ranking;

import org.jspecify.annotations.NullMarked;
