/** OpenAI's chat completions, and what other servers make of them. */
@NullMarked
package dev.mudlark.providers.openai;

import org.jspecify.annotations.NullMarked;
