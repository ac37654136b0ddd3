package dev.mudlark.tools.grep;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Counted;
import dev.mudlark.tools.Part;
import dev.mudlark.tools.ToolResult;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Writes what a search found. */
final class Report {

    private static final int MOST_OTHERS = 5;

    private final Hits hits;
    private final List<Shown> blocks;

    /** A block and the number of its source. */
    private record Shown(int source, Block block) {}

    private Report(Hits hits, List<Shown> blocks) {
        this.hits = hits;
        this.blocks = blocks;
    }

    /** At most {@code most} matching lines and the totals. */
    static ToolResult of(Hits hits, int most, int contextLines, LineMatcher matcher, Pace pace) {
        int[] shares = Shares.of(hits.perSource(), most);
        List<Shown> blocks = new ArrayList<>();
        for (int i = 0; i < shares.length; i++) {
            for (Block block : hits.perSource().get(i).blocks(shares[i], contextLines, matcher, pace)) {
                blocks.add(new Shown(i, block));
            }
        }
        return new Report(hits, blocks).result();
    }

    private ToolResult result() {
        List<Part> parts = new ArrayList<>();
        blocks.forEach(shown -> parts.add(shown.block().part()));
        parts.add(new Part.Note(closing(blocks.size(), Integer.MAX_VALUE)));
        ToolResult result = ToolResult.of(parts, "")
                .withCutNotice((count, all, next) -> closing(count, next))
                .withData(data());
        return blocks.stream().anyMatch(shown -> shown.block().shortened()) ? result.asShortened() : result;
    }

    private ObjectNode data() {
        ObjectNode data = hits.scope().data();
        int shown =
                blocks.stream().mapToInt(block -> block.block().hits().size()).sum();
        data.put("shown", shown).put("total", hits.total());
        data.put("documents", hits.perSource().size());
        ArrayNode lines = data.putArray("hits");
        blocks.forEach(block -> block.block().hits().forEach(hit -> lines.add(hit.data())));
        return data;
    }

    /** The last line when {@code count} blocks are shown, the last of them up to {@code nextOffset}. */
    private String closing(int count, int nextOffset) {
        int[] shown = shownPerSource(Math.min(count, blocks.size()), nextOffset);
        int sum = IntStream.of(shown).sum();
        int total = hits.total();
        String where = " in " + Counted.of(shown.length, "document");
        boolean cut = isCut(Math.min(count, blocks.size()), nextOffset);
        if (sum == total && !cut) {
            return Counted.of(total, "matching line") + where;
        }
        return "shown " + sum + " of " + Counted.of(total, "line") + where + (cut ? ", the last one cut" : "")
                + more(shown) + "; add a word or give doc_id to narrow it";
    }

    /** Lines of which at least the beginning is shown. */
    private int[] shownPerSource(int count, int nextOffset) {
        int[] shown = new int[hits.perSource().size()];
        for (int i = 0; i < count; i++) {
            boolean last = i == count - 1;
            shown[blocks.get(i).source()] += (int) blocks.get(i).block().spans().stream()
                    .filter(hit -> !last || hit.start() < nextOffset || hit.end() <= nextOffset)
                    .count();
        }
        return shown;
    }

    private boolean isCut(int count, int nextOffset) {
        return count > 0
                && blocks.get(count - 1).block().spans().stream()
                        .anyMatch(hit -> hit.start() < nextOffset && nextOffset < hit.end());
    }

    /** The documents with the most lines that are not shown, and how many. */
    private String more(int[] shown) {
        if (shown.length == 1) {
            return "";
        }
        List<Integer> hidden = IntStream.range(0, shown.length)
                .filter(i -> left(i, shown) > 0)
                .boxed()
                .sorted(Comparator.comparingInt((Integer i) -> -left(i, shown)))
                .toList();
        return hidden.stream()
                .limit(MOST_OTHERS)
                .map(i -> hits.perSource().get(i).id() + " (" + left(i, shown) + ")")
                .collect(Collectors.joining(", ", "; more in ", hidden.size() > MOST_OTHERS ? ", …" : ""));
    }

    private int left(int source, int[] shown) {
        return hits.perSource().get(source).count() - shown[source];
    }
}
