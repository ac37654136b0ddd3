package dev.mudlark.tools.grep;

import dev.mudlark.tools.Part;
import dev.mudlark.tools.ToolResult;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** Writes what a search found. */
final class Report {

    private static final int MOST_OTHERS = 5;

    private final Hits hits;
    private final List<Block> blocks;
    private final int total;

    private Report(Hits hits, List<Block> blocks) {
        this.hits = hits;
        this.blocks = blocks;
        this.total = hits.total();
    }

    /** The first {@code most} matching lines and the totals. */
    static ToolResult of(Hits hits, int most, int contextLines, LineMatcher matcher) {
        List<Block> blocks = new ArrayList<>();
        int left = most;
        for (Hits.InSource inSource : hits.perSource()) {
            if (left > 0) {
                List<Block> more = Block.of(inSource, left, contextLines, matcher);
                more.forEach(blocks::add);
                left -= Math.min(left, inSource.count());
            }
        }
        return new Report(hits, blocks).result();
    }

    private ToolResult result() {
        int shown = blocks.stream().mapToInt(block -> block.hitEnds().size()).sum();
        List<Part> parts = new ArrayList<>();
        blocks.forEach(block -> parts.add(block.part()));
        parts.add(new Part.Note(closing(shown)));
        return ToolResult.of(parts, "").withCutNotice((count, all, next) -> closing(shownUpTo(count, next)));
    }

    /** Matching lines in the first {@code count} blocks, the last of which may end early. */
    private int shownUpTo(int count, int nextOffset) {
        int shown = 0;
        for (int i = 0; i < Math.min(count, blocks.size()); i++) {
            boolean last = i == count - 1;
            shown += (int) blocks.get(i).hitEnds().stream()
                    .filter(end -> !last || end <= nextOffset)
                    .count();
        }
        return shown;
    }

    private String closing(int shown) {
        String where = " in " + hits.perSource().size() + (hits.perSource().size() == 1 ? " document" : " documents");
        if (shown == total) {
            return total + (total == 1 ? " matching line" : " matching lines") + where;
        }
        return "shown " + shown + " of " + total + " lines" + where + others(shown)
                + "; add a word or give doc_id to narrow it";
    }

    /** The documents of which nothing or not all is shown, those with the most matches first. */
    private String others(int shown) {
        List<Hits.InSource> hidden = new ArrayList<>();
        int before = 0;
        for (Hits.InSource inSource : hits.perSource()) {
            before += inSource.count();
            if (before > shown) {
                hidden.add(inSource);
            }
        }
        if (hits.perSource().size() == 1) {
            return "";
        }
        return hidden.stream()
                .sorted(Comparator.comparingInt(Hits.InSource::count).reversed())
                .limit(MOST_OTHERS)
                .map(one -> one.source().id() + " (" + one.count() + ")")
                .collect(Collectors.joining(", ", "; more in ", hidden.size() > MOST_OTHERS ? ", …" : ""));
    }
}
