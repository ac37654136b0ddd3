/** Tests of this package. */
@NullMarked
package dev.mudlark.bench.similarity;

import org.jspecify.annotations.NullMarked;
