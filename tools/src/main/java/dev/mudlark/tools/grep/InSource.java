package dev.mudlark.tools.grep;

import java.util.Arrays;

/** The matching lines of one source: how many there are, and the first of them. */
final class InSource {

    private final Chunk chunk;
    private final int source;
    private final int most;
    /** Where a line starts in the chunk, or its number. */
    private int[] lines = new int[2];

    private final boolean numbered;
    private int count;

    /**
     * Keeps the first {@code most} lines.
     *
     * @param numbered true when lines are told by their numbers, false when by their places in the chunk
     */
    InSource(Chunk chunk, int source, int most, boolean numbered) {
        this.chunk = chunk;
        this.source = source;
        this.most = most;
        this.numbered = numbered;
    }

    Source source() {
        return chunk.sources().get(source);
    }

    /** Of the document or table. */
    String id() {
        return source().id();
    }

    int count() {
        return count;
    }

    /** True when the next line that is found will be kept. */
    boolean keepsNext() {
        return count < most;
    }

    /** A line that is not kept. */
    void count(int more) {
        count += more;
    }

    /** The next line in their order. */
    void keep(int line) {
        if (count == lines.length) {
            lines = Arrays.copyOf(lines, Math.min(most, 2 * count));
        }
        lines[count++] = line;
    }

    /** Where the first {@code wanted} lines are; not more than are kept. */
    Kept[] first(int wanted) {
        Kept[] kept = new Kept[Math.min(wanted, Math.min(most, count))];
        int number = 0;
        int at = chunk.start(source);
        for (int i = 0; i < kept.length; i++) {
            int goal = lines[i];
            while (numbered ? number < goal : at < goal) {
                at = chunk.lineEnd(at) + 1;
                number++;
            }
            kept[i] = new Kept(number, chunk, at);
        }
        return kept;
    }

    /**
     * A line that was found.
     *
     * @param number from 0
     * @param chunk where it is packed
     * @param at where it starts there
     */
    record Kept(int number, Chunk chunk, int at) {

        /** What is known about the letters of its source. */
        Source.Traits traits() {
            return chunk.sources().get(chunk.sourceAt(at)).traits();
        }
    }
}
