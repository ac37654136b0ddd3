/** Tests of how faults are told. */
@NullMarked
package dev.mudlark.bench.problems;

import org.jspecify.annotations.NullMarked;
