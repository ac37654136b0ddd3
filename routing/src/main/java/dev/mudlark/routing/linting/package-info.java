/** Looks whether descriptions say what a model needs to choose by. */
@NullMarked
package dev.mudlark.routing.linting;

import org.jspecify.annotations.NullMarked;
