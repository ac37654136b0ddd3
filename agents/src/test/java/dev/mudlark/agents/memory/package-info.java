/** Tests of what is kept between calls. */
@NullMarked
package dev.mudlark.agents.memory;

import org.jspecify.annotations.NullMarked;
