/** Models that somebody made in code. */
@NullMarked
package dev.mudlark.providers;

import org.jspecify.annotations.NullMarked;
