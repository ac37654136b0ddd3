/** Tests of reading configs. */
@NullMarked
package dev.mudlark.bench.config;

import org.jspecify.annotations.NullMarked;
