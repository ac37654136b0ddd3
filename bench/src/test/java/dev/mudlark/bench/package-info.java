/** Tests of the benchmark. */
@NullMarked
package dev.mudlark.bench;

import org.jspecify.annotations.NullMarked;
