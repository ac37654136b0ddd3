package dev.mudlark.documents.loading;

import java.nio.file.Path;
import java.time.Instant;

/**
 * A file that belongs to the collection.
 *
 * @param path relative to the root with {@code /}, in Unicode normal form C
 * @param file where it is
 * @param size bytes
 * @param modified when it was last changed
 */
record FoundFile(String path, Path file, long size, Instant modified) {}
