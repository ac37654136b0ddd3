package dev.mudlark.tools.grep;

import dev.mudlark.documents.Span;
import dev.mudlark.tools.Part;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Lines that are shown together: a match with its context, joined with the next when they touch.
 *
 * @param part what is shown
 * @param hits for each matching line, from where to where it is shown
 * @param shortened true when some of a line is not shown
 */
record Block(Part.Lines part, List<Span> hits, boolean shortened) {

    private static final int LONGEST_LINE = 400;
    private static final int BEFORE_MATCH = 100;
    private static final int MOST_HITS = 5;

    /** The blocks of the first {@code most} matching lines of a source. */
    static List<Block> of(Hits.InSource hits, int most, int contextLines, LineMatcher matcher) {
        List<Block> blocks = new ArrayList<>();
        int context = hits.source().hasContext() ? contextLines : 0;
        int[] lines = hits.lines().first(most);
        int floor = 0;
        for (int first = 0; first < lines.length; ) {
            int last = lastTogether(lines, first, context);
            int ceiling = last + 1 < lines.length
                    ? lines[last + 1] - 1
                    : hits.source().lines().lines() - 1;
            int[] together = Arrays.copyOfRange(lines, first, last + 1);
            int from = Math.max(floor, together[0] - context);
            int to = Math.min(ceiling, lines[last] + context);
            blocks.add(block(hits.source(), together, from, to, matcher));
            floor = to + 1;
            first = last + 1;
        }
        return blocks;
    }

    private static int lastTogether(int[] lines, int first, int context) {
        int last = first;
        while (last + 1 < lines.length
                && context > 0
                && last + 1 - first < MOST_HITS
                && lines[last + 1] - lines[last] <= 2 * context + 1) {
            last++;
        }
        return last;
    }

    private static Block block(Source source, int[] hits, int from, int to, LineMatcher matcher) {
        LineText text = source.lines();
        List<Part.Line> lines = new ArrayList<>();
        List<Span> hitSpans = new ArrayList<>();
        boolean shortened = false;
        int end = lastWithText(text, hits[hits.length - 1], to);
        for (int line = firstWithText(text, from, hits[0]); line <= end; line++) {
            boolean hit = Arrays.binarySearch(hits, line) >= 0;
            Part.Line shown = line(source, line, hit, matcher);
            lines.add(shown);
            shortened |= isLong(text.line(line));
            if (hit) {
                hitSpans.add(all(shown.marks()));
            }
        }
        return new Block(new Part.Lines(lines), hitSpans, shortened);
    }

    private static int firstWithText(LineText text, int from, int hit) {
        int line = from;
        while (line < hit && text.line(line).isBlank()) {
            line++;
        }
        return line;
    }

    private static int lastWithText(LineText text, int hit, int to) {
        int line = to;
        while (line > hit && text.line(line).isBlank()) {
            line--;
        }
        return line;
    }

    private static Span all(List<Part.Mark> marks) {
        if (marks.isEmpty()) {
            return new Span("", "", 0, 0);
        }
        Span first = marks.getFirst().span();
        return new Span(
                first.documentId(),
                first.version(),
                first.start(),
                marks.getLast().span().end());
    }

    private static boolean isLong(String line) {
        return line.codePointCount(0, line.length()) > LONGEST_LINE;
    }

    private static Part.Line line(Source source, int line, boolean hit, LineMatcher matcher) {
        String text = source.lines().line(line);
        String name = source.name(line) + (hit ? ": " : "- ");
        int length = text.codePointCount(0, text.length());
        if (length <= LONGEST_LINE) {
            return new Part.Line(
                    name + text, source.marks(line, 0, text.length(), name.codePointCount(0, name.length())));
        }
        int start = Math.max(0, (hit ? matchStart(text, matcher) : 0) - BEFORE_MATCH);
        int end = Math.min(length, start + LONGEST_LINE);
        int from = text.offsetByCodePoints(0, start);
        int to = text.offsetByCodePoints(from, end - start);
        String before = name + (start > 0 ? "…" : "");
        String shown = before + text.substring(from, to) + (end < length ? "…" : "");
        String cut = " [characters " + start + "-" + end + " of " + length + " of this line]";
        return new Part.Line(shown + cut, source.marks(line, from, to, before.codePointCount(0, before.length())));
    }

    /** Code points before the match. */
    private static int matchStart(String line, LineMatcher matcher) {
        return line.codePointCount(0, matcher.in(line).start());
    }
}
