/** Looking up rows of tables by the values of their cells. */
@NullMarked
package dev.mudlark.tools.tables;

import org.jspecify.annotations.NullMarked;
