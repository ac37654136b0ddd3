/** Tests of the package of the same name. */
@NullMarked
package dev.mudlark.routing.linting;

import org.jspecify.annotations.NullMarked;
