package dev.mudlark.tools;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.documents.Collection;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Turns a tool's result into what the model reads, within a limit. Whole parts are left out from the end; the notice of
 * the cut, which names the next call, and the footer stay whole where anything else fits beside them. Only when no part with evidence fits whole is the first that does not fit shortened.
 */
final class Renderer {

    private final ToolResult result;
    private final int limit;
    private final Collection collection;
    private final String footer;
    private final int total;
    /** Most code points of the notice. */
    private int noticeLimit;
    /** The pieces up to the first that is past the limit. */
    private final List<Piece> pieces = new ArrayList<>();
    /** The length of so many pieces, with the line breaks between them. */
    private final List<Integer> lengths = new ArrayList<>(List.of(0));
    /** Where the last quote of so many pieces ends; -1 when there is none. */
    private final List<Integer> ends = new ArrayList<>(List.of(-1));

    private Renderer(String tool, ToolResult result, int limit, Collection collection) {
        this.result = result;
        this.limit = limit;
        this.collection = collection;
        this.footer = Texts.clip(result.footer(), limit / 2);
        this.total = result.parts().size();
        this.noticeLimit = Math.max(limit / 4, Math.min(limit / 4 * 3, limit - lineLength(footer) - limit / 4));
        for (int i = 0; i < total && lengths.getLast() <= limit; i++) {
            Piece piece = Piece.of(result.parts().get(i), tool);
            lengths.add(lengthWith(i, Optional.of(piece)));
            ends.add(endWith(i, Optional.of(piece)));
            pieces.add(piece);
        }
    }

    /** Renders {@code result} in at most {@code limit} code points; the time is linear in the size of the result. */
    static Rendered render(String tool, ToolResult result, int limit, Collection collection) {
        return new Renderer(tool, result, limit, collection).render();
    }

    private Rendered render() {
        if (pieces.size() == total && lengths.getLast() <= room()) {
            return Rendered.of(pieces, List.of(footer), false, collection, result.data());
        }
        Rendered rendered = cutToFit();
        if (rendered.evidence().isEmpty() && noticeLimit > limit / 4) {
            noticeLimit = limit / 4;
            Rendered shorter = cutToFit();
            return shorter.evidence().isEmpty() ? rendered : shorter;
        }
        return rendered;
    }

    private Rendered cutToFit() {
        int whole = wholePieces();
        return whole > firstWithEvidence() ? cutAfter(whole) : shortened(whole);
    }

    /** The most leading pieces that fit with the notice that then follows. */
    private int wholePieces() {
        int count = Math.max(0, pieces.size() - 1);
        while (count > 0 && (lengths.get(count) > room() || over(count, Optional.empty()) > 0)) {
            count--;
        }
        return count;
    }

    private int firstWithEvidence() {
        for (int i = 0; i < total; i++) {
            if (Piece.isEvidence(result.parts().get(i))) {
                return i;
            }
        }
        return 0;
    }

    private Rendered cutAfter(int count) {
        return cut(count, Optional.empty());
    }

    private Rendered shortened(int index) {
        if (index == total) {
            return cutAfter(index);
        }
        Part part = result.parts().get(index);
        int left = room() - lengths.get(index) - (index == 0 ? 0 : 1);
        left -= lineLength(notice(index + 1, ends.get(index + 1)));
        Optional<Piece> last = Piece.shortened(part, left);
        // What the notice says depends on where the cut is: a longer one needs an earlier cut.
        for (int over = over(index, last); over > 0 && left > 0; over = over(index, last)) {
            left -= over;
            last = Piece.shortened(part, left);
        }
        return cut(index, last);
    }

    private Rendered cut(int count, Optional<Piece> last) {
        List<Piece> kept = new ArrayList<>(pieces.subList(0, count));
        last.ifPresent(kept::add);
        int end = endWith(count, last);
        JsonNode data = result.cutNotice().data(result.data(), kept.size(), end);
        return Rendered.of(kept, List.of(notice(kept.size(), end), footer), true, collection, data);
    }

    /** How much too long so many pieces, perhaps one more and the notice are. */
    private int over(int count, Optional<Piece> last) {
        int kept = count + (last.isPresent() ? 1 : 0);
        return lengthWith(count, last) + lineLength(notice(kept, endWith(count, last))) - room();
    }

    private String notice(int shown, int next) {
        return Texts.clip(result.cutNotice().say(shown, total, next), noticeLimit);
    }

    private int lengthWith(int count, Optional<Piece> last) {
        int before = lengths.get(count);
        return last.map(piece -> before + (count == 0 ? 0 : 1) + piece.length()).orElse(before);
    }

    private int endWith(int count, Optional<Piece> last) {
        return last.filter(piece -> !piece.shown().isEmpty())
                .map(piece -> piece.shown().getLast().span().end())
                .orElse(ends.get(count));
    }

    private int room() {
        return limit - lineLength(footer);
    }

    private static int lineLength(String line) {
        return line.isEmpty() ? 0 : Texts.length(line) + 1;
    }
}
