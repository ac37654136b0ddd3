/** Looks at a folder of documents as tools and searches will see it: counts, sizes, tables, languages, duplicates. */
@NullMarked
package dev.mudlark.bench.inspecting;

import org.jspecify.annotations.NullMarked;
