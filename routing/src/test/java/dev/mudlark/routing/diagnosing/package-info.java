/** Tests of the package of the same name. */
@NullMarked
package dev.mudlark.routing.diagnosing;

import org.jspecify.annotations.NullMarked;
