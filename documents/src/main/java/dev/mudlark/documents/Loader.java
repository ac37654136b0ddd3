package dev.mudlark.documents;

import java.util.Set;

/**
 * Reads one kind of file. Loaders of other modules are found by {@link java.util.ServiceLoader}; they come before the
 * built-in ones where both know an extension. Must be safe for use by several threads, and must not open other files.
 */
public interface Loader {

    /** File name extensions in lower case, without the dot. */
    Set<String> extensions();

    /**
     * Reads a file. What is odd but readable is told by {@link SourceFile#warn}.
     *
     * @throws LoadException when the file gives no document
     */
    Loaded load(SourceFile file) throws LoadException;
}
