/**
 * Calls tools by hand: the tools that an agent would have, over the same documents, with the same rules and through the
 * same gate, without a model.
 */
@NullMarked
package dev.mudlark.bench.desk;

import org.jspecify.annotations.NullMarked;
