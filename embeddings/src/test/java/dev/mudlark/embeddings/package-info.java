/** Tests of the local embedding model; what is slow about it (unpacking, loading) is shared by the classes. */
@NullMarked
package dev.mudlark.embeddings;

import org.jspecify.annotations.NullMarked;
