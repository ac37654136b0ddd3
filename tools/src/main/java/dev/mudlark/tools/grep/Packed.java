package dev.mudlark.tools.grep;

import java.util.List;

/**
 * A collection packed for searching. It takes about as many bytes as the text has in UTF-8.
 *
 * @param chunks its text in the order of ids
 * @param rarity how frequent pairs of bytes are
 */
record Packed(List<Chunk> chunks, Rarity rarity) {

    long bytes() {
        return chunks.stream().mapToLong(chunk -> chunk.bytes().length()).sum();
    }
}
