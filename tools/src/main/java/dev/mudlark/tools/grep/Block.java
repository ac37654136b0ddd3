package dev.mudlark.tools.grep;

import dev.mudlark.documents.Span;
import dev.mudlark.tools.Part;
import java.util.ArrayList;
import java.util.List;

/**
 * Lines that are shown together: a match with its context, joined with the next when they touch.
 *
 * @param part what is shown
 * @param spans for each matching line, from where to where it is shown
 * @param hits the matching lines
 * @param shortened true when some of a line is not shown
 */
record Block(Part.Lines part, List<Span> spans, List<Hit> hits, boolean shortened) {

    /** Gathers the lines of a block. */
    static final class Builder {

        private final Lines lines;
        private final List<Part.Line> shown = new ArrayList<>();
        private final List<Span> spans = new ArrayList<>();
        private final List<Hit> hits = new ArrayList<>();
        private boolean shortened;

        Builder(Lines lines) {
            this.lines = lines;
        }

        void context(int number) {
            Line line = lines.line(number);
            add(number, line, Window.around(List.of(), line), "- ");
        }

        void hit(int number, List<Found> places) {
            Line line = lines.line(number);
            Window window = Window.around(places, line);
            spans.add(all(add(number, line, window, ": ").marks()));
            hits.add(new Hit(lines.documentId(number), lines.number(number), line, window, places));
        }

        private Part.Line add(int number, Line line, Window window, String sign) {
            String before = lines.name(number) + sign + window.before();
            String text = before + line.part(window.start(), window.end()) + window.after() + window.note();
            int at = before.codePointCount(0, before.length());
            Part.Line added = new Part.Line(text, lines.marks(number, window.start(), window.end(), at));
            shown.add(added);
            shortened |= window.isCut();
            return added;
        }

        Block build() {
            return new Block(new Part.Lines(shown), List.copyOf(spans), List.copyOf(hits), shortened);
        }

        private static Span all(List<Part.Mark> marks) {
            if (marks.isEmpty()) {
                return new Span("", "", 0, 0);
            }
            Span first = marks.getFirst().span();
            int end = marks.getLast().span().end();
            return new Span(first.documentId(), first.version(), first.start(), end);
        }
    }
}
