/**
 * {@code report.html}: one page that needs nothing else. Each panel is a class; all text goes through j2html, which
 * escapes it, or into blocks of JSON that no text can leave. The scripts beside these classes draw charts and the
 * question explorer from those blocks; without them tables and the first failures are there to be read.
 */
@NullMarked
package dev.mudlark.bench.report.page;

import org.jspecify.annotations.NullMarked;
