package dev.mudlark.documents;

import dev.mudlark.context.Caller;
import java.util.Set;

/**
 * Who may read a document.
 *
 * @param readers caller ids and group names; empty = everybody
 */
public record Acl(Set<String> readers) {

    /** Everybody. */
    public static final Acl PUBLIC = new Acl(Set.of());

    /** Copies the set. */
    public Acl {
        readers = Set.copyOf(readers);
    }

    /** True when the caller or one of the caller's groups is named, or everybody may read. */
    public boolean permits(Caller caller) {
        return readers.isEmpty()
                || readers.contains(caller.id())
                || caller.groups().stream().anyMatch(readers::contains);
    }
}
