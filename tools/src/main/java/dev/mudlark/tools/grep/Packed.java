package dev.mudlark.tools.grep;

import java.util.Comparator;
import java.util.List;

/**
 * What one caller may read, packed for searching: the lots of others are no part of it.
 *
 * @param rarity how frequent pairs of bytes are
 * @param all all of it
 */
record Packed(Rarity rarity, Scope all) {

    static Packed of(List<PackedLot> lots) {
        List<Chunk> chunks = lots.stream().flatMap(lot -> lot.chunks().stream()).toList();
        return new Packed(
                rarity(lots, chunks), Scope.of(chunks.stream().map(Area::all).toList()));
    }

    /** That of the largest lot, so that nothing is counted again; of all when each is too small to count. */
    private static Rarity rarity(List<PackedLot> lots, List<Chunk> chunks) {
        return lots.stream()
                .max(Comparator.comparingLong(PackedLot::bytes))
                .map(PackedLot::rarity)
                .filter(Rarity::isMeasured)
                .orElseGet(() -> Rarity.of(chunks));
    }

    List<Chunk> chunks() {
        return all.areas().stream().map(Area::chunk).toList();
    }

    long bytes() {
        return all.bytes();
    }
}
