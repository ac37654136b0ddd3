/**
 * The report in a real browser: what it logs, asks the network for, lays out, and how it works with the keyboard. The
 * tests run with {@code -Pbrowser} and skip where there is no Chromium.
 */
@NullMarked
package dev.mudlark.bench.report.browser;

import org.jspecify.annotations.NullMarked;
