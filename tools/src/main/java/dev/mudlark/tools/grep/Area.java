package dev.mudlark.tools.grep;

/**
 * Some sources of a chunk.
 *
 * @param from the first
 * @param to after the last
 */
record Area(Chunk chunk, int from, int to) {

    static Area all(Chunk chunk) {
        return new Area(chunk, 0, chunk.sources().size());
    }

    /** Where it starts in the chunk. */
    int start() {
        return chunk.start(from);
    }

    int end() {
        return to == 0 ? 0 : chunk.end(to - 1);
    }

    long lines() {
        return chunk.sources().subList(from, to).stream()
                .mapToLong(Source::lines)
                .sum();
    }
}
