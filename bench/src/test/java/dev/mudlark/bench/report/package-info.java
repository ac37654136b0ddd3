/** Tests of the files a run ends in. */
@NullMarked
package dev.mudlark.bench.report;

import org.jspecify.annotations.NullMarked;
