/** Ollama's native chat. */
@NullMarked
package dev.mudlark.providers.ollama;

import org.jspecify.annotations.NullMarked;
