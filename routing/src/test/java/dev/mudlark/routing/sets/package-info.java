/** Tests of the package of the same name. */
@NullMarked
package dev.mudlark.routing.sets;

import org.jspecify.annotations.NullMarked;
