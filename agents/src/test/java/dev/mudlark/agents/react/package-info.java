/** Tests of the JSON protocol. */
@NullMarked
package dev.mudlark.agents.react;

import org.jspecify.annotations.NullMarked;
