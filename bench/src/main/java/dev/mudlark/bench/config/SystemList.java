package dev.mudlark.bench.config;

import java.util.List;

/**
 * The systems of a config.
 *
 * @param entries those whose type could be read, in the order of the file
 * @param possible the names that the others, and those whose name could not be read, may have
 */
public record SystemList(List<SystemEntry> entries, PossibleNames possible) {

    /** Nothing is known of any system. */
    static final SystemList UNKNOWN = new SystemList(List.of(), PossibleNames.ANY);

    /** Copies the list. */
    public SystemList {
        entries = List.copyOf(entries);
    }
}
