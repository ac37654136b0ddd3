/** The stand-in router: words, their weights, and the score of a question against each description. */
@NullMarked
package dev.mudlark.routing.tfidf;

import org.jspecify.annotations.NullMarked;
