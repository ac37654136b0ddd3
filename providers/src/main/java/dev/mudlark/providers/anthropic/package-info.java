/** Anthropic's messages. */
@NullMarked
package dev.mudlark.providers.anthropic;

import org.jspecify.annotations.NullMarked;
