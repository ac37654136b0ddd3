/** What is worth keeping between calls because it is asked for again and again. */
@NullMarked
package dev.mudlark.agents.memory;

import org.jspecify.annotations.NullMarked;
