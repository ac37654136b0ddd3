/** Dialects of schemas. */
@NullMarked
package dev.mudlark.providers.schema;

import org.jspecify.annotations.NullMarked;
