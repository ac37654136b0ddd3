/**
 * How a judge is asked and its replies are read: what it is shown, the fenced prompt, the check of the reply with one
 * retry, and the median over samples.
 */
@NullMarked
package dev.mudlark.evaluation.judging;

import org.jspecify.annotations.NullMarked;
