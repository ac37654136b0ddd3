/** Measures corpus_grep beside other programs that search. */
@NullMarked
package dev.mudlark.tools.grep.speed;

import org.jspecify.annotations.NullMarked;
