/** Tests of the command from end to end. */
@NullMarked
package dev.mudlark.cli;

import org.jspecify.annotations.NullMarked;
