/** Runs with models that are no stand-in: scripted providers that behave as real ones may. */
@NullMarked
package dev.mudlark.bench.live;

import org.jspecify.annotations.NullMarked;
