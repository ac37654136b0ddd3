/**
 * The metrics, one class each behind {@link dev.mudlark.evaluation.metrics.Metric}. What a class says about itself
 * becomes its entry in docs/metrics.md.
 */
@NullMarked
package dev.mudlark.evaluation.metrics;

import org.jspecify.annotations.NullMarked;
