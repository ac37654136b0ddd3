package dev.mudlark.context;

import java.util.Set;

/**
 * On whose behalf a call is made. What a caller may read is decided by the document store, what it may call by the
 * tool gate.
 *
 * @param id a stable name of the person or program; never blank
 * @param groups the groups the caller belongs to; may be empty
 */
public record Caller(String id, Set<String> groups) {

    private static final Caller ANONYMOUS = new Caller("anonymous", Set.of());

    /** @throws IllegalArgumentException when {@code id} is blank */
    public Caller {
        if (id.isBlank()) {
            throw new IllegalArgumentException("a caller needs an id");
        }
        groups = Set.copyOf(groups);
    }

    /** The caller of a benchmark run and of every use without a login. */
    public static Caller anonymous() {
        return ANONYMOUS;
    }

    /** A caller without groups. */
    public static Caller of(String id) {
        return new Caller(id, Set.of());
    }
}
