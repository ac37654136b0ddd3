/** Tests of the package of the same name. */
@NullMarked
package dev.mudlark.routing.harvesting;

import org.jspecify.annotations.NullMarked;
