/**
 * The arguments of a tool call, from what a model wrote to what a tool gets: mended where the tool's schema leaves one
 * meaning only ({@link dev.mudlark.tools.arguments.Coercion}), then checked against the schema, with an error that names
 * the valid arguments ({@link dev.mudlark.tools.arguments.ArgumentCheck}).
 */
@NullMarked
package dev.mudlark.tools.arguments;

import org.jspecify.annotations.NullMarked;
