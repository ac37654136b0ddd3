/**
 * The conversation with a model, without any provider's accent: messages, tool calls, tool specs, requests and
 * responses, the {@link dev.mudlark.models.Llm} that answers them, the {@link dev.mudlark.models.ModelProvider} that
 * opens one by reference, and what a call costs. Nothing here runs a tool.
 */
@NullMarked
package dev.mudlark.models;

import org.jspecify.annotations.NullMarked;
