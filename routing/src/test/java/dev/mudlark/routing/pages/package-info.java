/** Tests of the package of the same name. */
@NullMarked
package dev.mudlark.routing.pages;

import org.jspecify.annotations.NullMarked;
