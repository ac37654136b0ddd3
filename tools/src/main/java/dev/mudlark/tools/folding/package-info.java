/**
 * Comparing texts by what they say: forms in which the same letters are equal however they are encoded or typeset, made
 * stretch by stretch, so that every place of a form leads back to the text.
 */
@NullMarked
package dev.mudlark.tools.folding;

import org.jspecify.annotations.NullMarked;
