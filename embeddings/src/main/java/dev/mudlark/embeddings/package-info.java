/**
 * The local embedding model all-MiniLM-L6-v2 (int8, 384 dimensions), found by {@link java.util.ServiceLoader} as an
 * {@link dev.mudlark.documents.EmbedderProvider}. Weights and native libraries come from the class path; nothing is
 * fetched.
 */
@NullMarked
package dev.mudlark.embeddings;

import org.jspecify.annotations.NullMarked;
