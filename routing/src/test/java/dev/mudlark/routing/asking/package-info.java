/** Tests of the package of the same name. */
@NullMarked
package dev.mudlark.routing.asking;

import org.jspecify.annotations.NullMarked;
