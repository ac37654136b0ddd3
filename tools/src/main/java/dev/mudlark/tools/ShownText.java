package dev.mudlark.tools;

import dev.mudlark.documents.Span;
import dev.mudlark.tools.Piece.Shown;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Collects the document text that lines show; neighbours with only a line break between them become one. */
final class ShownText {

    /** The longest line break, CR LF. */
    private static final int LONGEST_BREAK = 2;

    private final List<Shown> closed = new ArrayList<>();
    private final StringBuilder text = new StringBuilder();
    private @Nullable Span open;

    /** Adds what the first {@code length} code points of a line show. */
    void add(Part.Line line, int length) {
        int at = 0;
        int index = 0;
        for (Part.Mark mark : line.marks()) {
            Span span = mark.within(length).orElse(null);
            if (span == null) {
                return;
            }
            int to = Math.min(mark.to(), length);
            int from = line.text().offsetByCodePoints(index, mark.from() - at);
            index = line.text().offsetByCodePoints(from, to - mark.from());
            at = to;
            add(span, line.text().substring(from, index));
        }
    }

    private void add(Span span, String stretch) {
        Span before = open;
        if (before != null && isNext(before, span)) {
            open = new Span(before.documentId(), before.version(), before.start(), span.end());
            text.append('\n').append(stretch);
            return;
        }
        close();
        open = span;
        text.append(stretch);
    }

    private static boolean isNext(Span before, Span after) {
        int gap = after.start() - before.end();
        return before.documentId().equals(after.documentId())
                && before.version().equals(after.version())
                && gap >= 0
                && gap <= LONGEST_BREAK;
    }

    private void close() {
        if (open != null) {
            closed.add(new Shown(open, text.toString()));
        }
        text.setLength(0);
        open = null;
    }

    /** All of it, in order. */
    List<Shown> all() {
        close();
        return List.copyOf(closed);
    }
}
