/** Tests of what sets, routers and their results say. */
@NullMarked
package dev.mudlark.routing;

import org.jspecify.annotations.NullMarked;
