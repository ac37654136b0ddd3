/** Tests of the systems. */
@NullMarked
package dev.mudlark.bench.systems;

import org.jspecify.annotations.NullMarked;
