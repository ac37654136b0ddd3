/**
 * Finding secrets in text by their value ({@link dev.mudlark.tools.masking.SecretSearch}), in the spellings that JSON, URLs
 * and Base64 give them, in time that grows with the text only.
 */
@NullMarked
package dev.mudlark.tools.masking;

import org.jspecify.annotations.NullMarked;
