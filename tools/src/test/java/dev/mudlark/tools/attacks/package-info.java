/** Attacks on tools through their arguments; each test is tagged with the row of the list of attacks it belongs to. */
@NullMarked
package dev.mudlark.tools.attacks;

import org.jspecify.annotations.NullMarked;
