/** Tests of this package. */
@NullMarked
package dev.mudlark.bench.checking;

import org.jspecify.annotations.NullMarked;
