/**
 * Models behind the wire formats of providers. They are not called by name: {@link dev.mudlark.models.Models#discover} finds
 * the providers, and endpoints of one's own are added to them. {@link dev.mudlark.providers.LangChain4jLlm} takes a model
 * that somebody made in code.
 */
@NullMarked
package dev.mudlark.providers;

import org.jspecify.annotations.NullMarked;
