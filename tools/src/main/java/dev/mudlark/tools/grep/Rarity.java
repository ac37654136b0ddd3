package dev.mudlark.tools.grep;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;

/** How frequent pairs of bytes are in packed text, measured on a part of it: tells which of some words is the rarest. */
final class Rarity {

    private static final int BLOCK = 4096;
    /** One block of so many is counted. */
    private static final int OF_BLOCKS = 16;
    /** Of a smaller text nothing is counted, and longer words are taken for rarer ones. */
    private static final long SMALLEST = 1 << 20;

    private static final int BYTES_BETWEEN = 100;

    private final int[] pairs;
    private final long counted;

    private Rarity(int[] pairs) {
        this.pairs = pairs;
        this.counted = Arrays.stream(pairs).asLongStream().sum();
    }

    static Rarity of(List<Chunk> chunks) {
        long bytes = chunks.stream().mapToLong(chunk -> chunk.bytes().length()).sum();
        int[] pairs = new int[bytes < SMALLEST ? 0 : 1 << 16];
        if (pairs.length > 0) {
            chunks.forEach(chunk -> count(chunk.bytes(), pairs));
        }
        return new Rarity(pairs);
    }

    private static void count(String bytes, int[] pairs) {
        for (int block = 0; block < bytes.length(); block += BLOCK * OF_BLOCKS) {
            int end = Math.min(bytes.length(), block + BLOCK);
            int last = bytes.charAt(block);
            for (int i = block + 1; i < end; i++) {
                int next = bytes.charAt(i);
                pairs[(last << 8) | next]++;
                last = next;
            }
        }
    }

    /** False when there is so little text that nothing was counted. */
    boolean isMeasured() {
        return counted > 0;
    }

    /** True when something with such a {@link #frequency} stands in so many places that looking for it gains little. */
    boolean isFrequent(long frequency) {
        return counted > 0 && frequency > counted / BYTES_BETWEEN;
    }

    /** Puts the probably rarest packed word first. */
    <T> Comparator<T> order(Function<T, String> word) {
        return Comparator.comparingInt((T item) -> frequency(word.apply(item)))
                .thenComparingInt(item -> -word.apply(item).length());
    }

    /** At most how often a word stands in what was counted; 0 when nothing was. */
    int frequency(String word) {
        if (pairs.length == 0) {
            return 0;
        }
        if (word.length() == 1) {
            return single(word.charAt(0));
        }
        int least = Integer.MAX_VALUE;
        for (int i = 1; i < word.length(); i++) {
            least = Math.min(least, pairs[(word.charAt(i - 1) << 8) | word.charAt(i)]);
        }
        return least;
    }

    private int single(int b) {
        int sum = 0;
        for (int i = 0; i < 256; i++) {
            sum += pairs[(b << 8) | i];
        }
        return sum;
    }
}
