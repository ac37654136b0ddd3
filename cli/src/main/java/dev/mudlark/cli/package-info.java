/** The {@code mudlark} command: reads arguments, prints results, and turns what went wrong into one clear line. */
@NullMarked
package dev.mudlark.cli;

import org.jspecify.annotations.NullMarked;
