/**
 * Finding lines: texts prepared once for each collection, a matcher for words and one for regular expressions in linear
 * time, and the blocks of lines that are shown.
 */
@NullMarked
package dev.mudlark.tools.grep;

import org.jspecify.annotations.NullMarked;
