/**
 * The benchmark as a library: {@link dev.mudlark.bench.Bench} runs an experiment, scores a run again and reads one back.
 * Everything else is in the packages below.
 */
@NullMarked
package dev.mudlark.bench;

import org.jspecify.annotations.NullMarked;
