/** Reads routing sets from YAML and JSON lines, and says of everything that is wrong where it stands and what to do. */
@NullMarked
package dev.mudlark.routing.sets;

import org.jspecify.annotations.NullMarked;
