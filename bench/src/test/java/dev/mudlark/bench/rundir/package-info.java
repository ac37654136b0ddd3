/** Tests of the run directory. */
@NullMarked
package dev.mudlark.bench.rundir;

import org.jspecify.annotations.NullMarked;
