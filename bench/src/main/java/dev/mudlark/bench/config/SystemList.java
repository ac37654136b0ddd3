package dev.mudlark.bench.config;

import java.util.List;

/**
 * The systems of a config.
 *
 * @param entries those whose type could be read, in the order of the file
 * @param possible the names that the others, and those whose name could not be read, may have
 * @param untyped those with a name whose type could not be read
 */
public record SystemList(List<SystemEntry> entries, PossibleNames possible, List<Untyped> untyped) {

    /**
     * A system whose type could not be read.
     *
     * @param name its name
     * @param where file and line of the system
     * @param whereName file and line of its name
     * @param after how many systems before it have a type
     */
    public record Untyped(String name, String where, String whereName, int after) {}

    /** Nothing is known of any system. */
    static final SystemList UNKNOWN = new SystemList(List.of(), PossibleNames.ANY, List.of());

    /** Copies the lists. */
    public SystemList {
        entries = List.copyOf(entries);
        untyped = List.copyOf(untyped);
    }

    /** The same where every system that does not say how its model writes does as the others. */
    SystemList sampling(Sampling usual) {
        return new SystemList(
                entries.stream()
                        .map(entry -> new SystemEntry(entry.type(), entry.name(), usual.into(entry.options())))
                        .toList(),
                possible,
                untyped);
    }
}
