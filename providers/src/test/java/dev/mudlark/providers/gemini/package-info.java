/** Gemini's {@code generateContent}. */
@NullMarked
package dev.mudlark.providers.gemini;

import org.jspecify.annotations.NullMarked;
