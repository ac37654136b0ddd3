/** Tests of this package. */
@NullMarked
package dev.mudlark.bench.inspecting;

import org.jspecify.annotations.NullMarked;
