/**
 * The canonical JSON Schema of a tool's arguments in the dialects of providers. What a dialect cannot say is left out on
 * the wire and checked where the tool is called.
 */
@NullMarked
package dev.mudlark.providers.schema;

import org.jspecify.annotations.NullMarked;
