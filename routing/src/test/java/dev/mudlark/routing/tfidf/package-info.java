/** Tests of the package of the same name. */
@NullMarked
package dev.mudlark.routing.tfidf;

import org.jspecify.annotations.NullMarked;
