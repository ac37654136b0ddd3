package dev.mudlark.tools.grep;

import java.util.List;

/**
 * A lot packed for searching. It takes about as many bytes as the text has in UTF-8.
 *
 * @param chunks its text in the order of ids
 * @param rarity how frequent pairs of bytes are
 */
record PackedLot(List<Chunk> chunks, Rarity rarity) {

    static PackedLot of(List<Chunk> chunks) {
        return new PackedLot(chunks, Rarity.of(chunks));
    }

    long bytes() {
        return chunks.stream().mapToLong(chunk -> chunk.bytes().length()).sum();
    }
}
