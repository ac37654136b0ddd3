package dev.mudlark.tools;

import dev.mudlark.documents.Collection;
import java.util.ArrayList;
import java.util.List;

/**
 * Turns a tool's result into what the model reads, within a limit. Whole parts are left out from the end; the notice of
 * the cut and the footer stay. Only when no part with evidence fits whole is the first that does not fit shortened.
 */
final class Renderer {

    private final ToolResult result;
    private final int limit;
    private final Collection collection;
    private final List<Piece> pieces;
    private final String footer;

    private Renderer(String tool, ToolResult result, int limit, Collection collection) {
        this.result = result;
        this.limit = limit;
        this.collection = collection;
        this.pieces = result.parts().stream().map(part -> Piece.of(part, tool)).toList();
        this.footer = Texts.clip(result.footer(), limit / 2);
    }

    /** Renders {@code result} in at most {@code limit} code points. */
    static Rendered render(String tool, ToolResult result, int limit, Collection collection) {
        return new Renderer(tool, result, limit, collection).render();
    }

    private Rendered render() {
        if (lengthOf(pieces.size()) + lineLength(footer) <= limit) {
            return Rendered.of(pieces, List.of(footer), false, collection);
        }
        int whole = wholePieces();
        int wanted = firstWithEvidence();
        return whole > wanted ? cutAfter(whole) : shortened(whole);
    }

    /** The most leading pieces that fit with the notice that then follows. */
    private int wholePieces() {
        int count = pieces.size() - 1;
        while (count > 0 && lengthOf(count) + lineLength(notice(pieces.subList(0, count))) > room()) {
            count--;
        }
        return Math.max(0, count);
    }

    private int firstWithEvidence() {
        for (int i = 0; i < pieces.size(); i++) {
            if (pieces.get(i).hasEvidence()) {
                return i;
            }
        }
        return 0;
    }

    private Rendered cutAfter(int count) {
        List<Piece> kept = pieces.subList(0, count);
        return Rendered.of(kept, List.of(notice(kept), footer), true, collection);
    }

    private Rendered shortened(int index) {
        List<Piece> before = pieces.subList(0, index);
        if (index == pieces.size()) {
            return cutAfter(index);
        }
        int left = room() - lengthOf(index) - (index == 0 ? 0 : 1) - lineLength(notice(pieces.subList(0, index + 1)));
        List<Piece> kept = withShortened(before, index, left);
        // What the notice says depends on where the cut is: a longer one needs an earlier cut.
        for (int over = over(kept); over > 0 && left > 0; over = over(kept)) {
            left -= over;
            kept = withShortened(before, index, left);
        }
        return Rendered.of(kept, List.of(notice(kept), footer), true, collection);
    }

    private List<Piece> withShortened(List<Piece> before, int index, int left) {
        List<Piece> kept = new ArrayList<>(before);
        Piece.shortened(result.parts().get(index), left).ifPresent(kept::add);
        return kept;
    }

    private int over(List<Piece> kept) {
        return lengthOf(kept) + lineLength(notice(kept)) - room();
    }

    private String notice(List<Piece> kept) {
        int next = kept.isEmpty() || kept.getLast().shown().isEmpty()
                ? lastEnd(kept)
                : kept.getLast().shown().getLast().span().end();
        return Texts.clip(result.cutNotice().say(kept.size(), pieces.size(), next), limit / 4);
    }

    private static int lastEnd(List<Piece> kept) {
        for (Piece piece : kept.reversed()) {
            if (!piece.shown().isEmpty()) {
                return piece.shown().getLast().span().end();
            }
        }
        return -1;
    }

    private int room() {
        return limit - lineLength(footer);
    }

    private int lengthOf(int count) {
        return lengthOf(pieces.subList(0, count));
    }

    private static int lengthOf(List<Piece> some) {
        return Math.max(0, some.size() - 1)
                + some.stream().mapToInt(Piece::length).sum();
    }

    private static int lineLength(String line) {
        return line.isEmpty() ? 0 : Texts.length(line) + 1;
    }
}
