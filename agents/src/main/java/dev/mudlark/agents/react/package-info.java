/**
 * The protocol {@code react_json}: one JSON action or answer per reply, for models that cannot call tools by themselves.
 * What the model is told, how its replies are read, and how results come back to it.
 */
@NullMarked
package dev.mudlark.agents.react;

import org.jspecify.annotations.NullMarked;
