/** Statistics of samples: quantiles, intervals and tests, from commons-statistics where it has the method. */
@NullMarked
package dev.mudlark.evaluation.statistics;

import org.jspecify.annotations.NullMarked;
