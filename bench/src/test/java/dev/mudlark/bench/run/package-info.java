/** Tests of runs. */
@NullMarked
package dev.mudlark.bench.run;

import org.jspecify.annotations.NullMarked;
