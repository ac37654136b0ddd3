package dev.mudlark.tools.grep;

import java.util.ArrayList;
import java.util.List;

/** Makes the blocks of a source: no line is shown twice, and none out of order. */
final class Blocks {

    private static final int MOST_HITS = 5;

    private final InSource.Kept[] hits;
    private final Lines lines;
    private final int context;
    private final LineMatcher matcher;
    private final Pace pace;

    private Blocks(InSource.Kept[] hits, Lines lines, int context, LineMatcher matcher, Pace pace) {
        this.hits = hits;
        this.lines = lines;
        this.context = lines.hasContext() ? context : 0;
        this.matcher = matcher;
        this.pace = pace;
    }

    /** The blocks of some matching lines of a source, in their order. */
    static List<Block> of(InSource.Kept[] hits, Lines lines, int context, LineMatcher matcher, Pace pace) {
        return new Blocks(hits, lines, context, matcher, pace).all();
    }

    private List<Block> all() {
        List<Block> blocks = new ArrayList<>();
        int floor = 0;
        for (int first = 0; first < hits.length; ) {
            pace.check();
            int last = lastTogether(first);
            int ceiling = last + 1 < hits.length ? hits[last + 1].number() - 1 : lines.count() - 1;
            int from = Math.max(floor, hits[first].number() - context);
            int to = Math.min(ceiling, hits[last].number() + context);
            blocks.add(
                    block(first, last, withText(from, hits[first].number(), 1), withText(to, hits[last].number(), -1)));
            floor = to + 1;
            first = last + 1;
        }
        return blocks;
    }

    private int lastTogether(int first) {
        int last = first;
        while (last + 1 < hits.length
                && context > 0
                && last + 1 - first < MOST_HITS
                && hits[last + 1].number() - hits[last].number() <= 2 * context + 1) {
            last++;
        }
        return last;
    }

    /** The first line from one on, up or down, that is not blank, at the latest {@code limit}. */
    private int withText(int from, int limit, int step) {
        int line = from;
        while (line != limit && lines.line(line).isBlank()) {
            line += step;
        }
        return line;
    }

    private Block block(int first, int last, int from, int to) {
        Block.Builder block = new Block.Builder(lines);
        int hit = first;
        for (int line = from; line <= to; line++) {
            if (hit <= last && hits[hit].number() == line) {
                block.hit(line, matcher.in(hits[hit], lines.line(line), pace));
                hit++;
            } else {
                block.context(line);
            }
        }
        return block.build();
    }
}
