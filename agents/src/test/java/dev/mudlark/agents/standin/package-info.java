/** Tests of the stand-in. */
@NullMarked
package dev.mudlark.agents.standin;

import org.jspecify.annotations.NullMarked;
