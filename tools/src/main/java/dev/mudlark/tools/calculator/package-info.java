/**
 * Exact arithmetic on expressions a model wrote: fractions of big integers, a small recursive-descent parser, and limits
 * on everything that could grow. No binary floating point anywhere.
 */
@NullMarked
package dev.mudlark.tools.calculator;

import org.jspecify.annotations.NullMarked;
