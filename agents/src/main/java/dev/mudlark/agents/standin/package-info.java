/** A stand-in for a model: rules instead of a mind, so that the whole road can be walked without a key. */
@NullMarked
package dev.mudlark.agents.standin;

import org.jspecify.annotations.NullMarked;
