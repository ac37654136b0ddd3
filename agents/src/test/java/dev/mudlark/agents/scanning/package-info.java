/** Tests of the aids for reading text. */
@NullMarked
package dev.mudlark.agents.scanning;

import org.jspecify.annotations.NullMarked;
