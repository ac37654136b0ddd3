/**
 * {@code report.html}: one page that needs nothing else, without scripts. Each panel is a class; all text goes through
 * j2html, which escapes it.
 */
@NullMarked
package dev.mudlark.bench.report.page;

import org.jspecify.annotations.NullMarked;
