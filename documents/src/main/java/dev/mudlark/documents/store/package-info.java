/** A store that never changes, and what each caller may read of it. */
@NullMarked
package dev.mudlark.documents.store;

import org.jspecify.annotations.NullMarked;
