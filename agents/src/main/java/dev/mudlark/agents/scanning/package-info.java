/** Aids for reading text by patterns: named patterns with what they found, whole words, and what stands around a match. */
@NullMarked
package dev.mudlark.agents.scanning;

import org.jspecify.annotations.NullMarked;
