/** Tests of reading data sets. */
@NullMarked
package dev.mudlark.bench.dataset;

import org.jspecify.annotations.NullMarked;
