/** Chat completions. */
@NullMarked
package dev.mudlark.providers.openai;

import org.jspecify.annotations.NullMarked;
