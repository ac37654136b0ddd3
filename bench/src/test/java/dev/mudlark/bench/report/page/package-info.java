/** Tests of the page. */
@NullMarked
package dev.mudlark.bench.report.page;

import org.jspecify.annotations.NullMarked;
