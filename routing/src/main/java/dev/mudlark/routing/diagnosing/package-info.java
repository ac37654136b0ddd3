/** Why questions go where they should not, read from the words that they share with the descriptions. */
@NullMarked
package dev.mudlark.routing.diagnosing;

import org.jspecify.annotations.NullMarked;
