/** OpenAI's chat completions, what other servers make of them, and the Responses format of OpenAI's newer models. */
@NullMarked
package dev.mudlark.providers.openai;

import org.jspecify.annotations.NullMarked;
