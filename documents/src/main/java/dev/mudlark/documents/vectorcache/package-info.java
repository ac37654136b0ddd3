/**
 * Vectors on disk: a folder for each model, in it segments that are written whole, never changed and read by key. Nothing is
 * believed without its checksum.
 */
@NullMarked
package dev.mudlark.documents.vectorcache;

import org.jspecify.annotations.NullMarked;
