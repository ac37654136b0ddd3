/** Tests of this package. */
@NullMarked
package dev.mudlark.bench.starting;

import org.jspecify.annotations.NullMarked;
