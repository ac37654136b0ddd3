package dev.mudlark.bench.config;

import java.util.Optional;

/**
 * Two systems that the config compares, as far as they could be read. What they mean together is not known while it is
 * read.
 *
 * @param system the name of the one that is judged
 * @param baseline the name of the one it is judged against
 * @param key the way to it, such as {@code contrast[1]}
 * @param where file and line, for messages
 */
public record PairEntry(Optional<Name> system, Optional<Name> baseline, String key, String where) {

    /**
     * The name of a system.
     *
     * @param text as it stands there, without space around it
     * @param where file and line
     */
    public record Name(String text, String where) {}
}
