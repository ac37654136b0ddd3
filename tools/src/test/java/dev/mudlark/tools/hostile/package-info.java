/** Calls as nobody would write them, in great number: no tool throws, hangs, or answers without bounds. */
@NullMarked
package dev.mudlark.tools.hostile;

import org.jspecify.annotations.NullMarked;
