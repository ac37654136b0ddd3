package dev.mudlark.tools.grep;

import java.util.Arrays;
import java.util.List;

/** Looks for a regular expression: at every line, or only at lines that hold one of some texts. For one thread. */
final class RegexScanner implements LineMatcher.Scanner {

    private static final int NONE = Integer.MAX_VALUE;

    private final LineDecision decision;
    private final List<Needle> literals;
    private final List<List<Needle>> others;
    private final Pace pace;
    private final Finder finder;
    /** Where each literal stands next. */
    private final int[] next;

    /** @param literals what a matching line holds, as far as that is known */
    RegexScanner(LineDecision decision, Literals literals, Pace pace) {
        this.decision = decision;
        this.literals = literals.rarest();
        this.others = literals.others();
        this.pace = pace;
        this.finder = new Finder(pace);
        this.next = new int[this.literals.size()];
    }

    @Override
    public void scan(Area area, Collector into) {
        if (literals.isEmpty()) {
            for (int source = area.from(); source < area.to(); source++) {
                whole(area.chunk().sources().get(source), source, into);
            }
        } else {
            candidates(area, into);
        }
    }

    private void whole(Source source, int number, Collector into) {
        boolean composed = source.traits().composed();
        switch (source) {
            case Source.OfDocument document ->
                decision.all(document.document().text().toString(), composed, line -> into.number(number, line));
            case Source.OfTable table -> {
                Lines rows = table.open();
                for (int row = 0; row < rows.count(); row++) {
                    if (decision.matches(rows.line(row), composed)) {
                        into.number(number, row);
                    }
                }
            }
        }
    }

    private void candidates(Area area, Collector into) {
        Chunk chunk = area.chunk();
        Cursor cursor = new Cursor(chunk, pace);
        int source = area.from();
        Arrays.fill(next, -1);
        for (int at = first(area, area.start()); at < NONE; ) {
            if (at >= chunk.end(source)) {
                source = chunk.sourceAt(at);
            }
            boolean composed = chunk.sources().get(source).traits().composed();
            int lineStart = Math.max(chunk.start(source), chunk.lineStart(at));
            if (mayMatch(chunk, lineStart) && decision.matches(cursor.line(source, lineStart), composed)) {
                into.place(source, at);
            }
            at = first(area, chunk.lineEnd(at) + 1);
        }
    }

    /** False when a text is missing on the line that a match must hold. */
    private boolean mayMatch(Chunk chunk, int lineStart) {
        if (others.isEmpty() || chunk.joinedLine(lineStart) == lineStart) {
            return true;
        }
        int end = chunk.lineEnd(lineStart);
        return others.stream()
                .allMatch(texts ->
                        texts.stream().anyMatch(text -> finder.find(chunk.bytes(), text, lineStart, end) >= 0));
    }

    /** The first place from {@code from} on of any of the literals, or of a line in which they may not be found. */
    private int first(Area area, int from) {
        int joined = area.chunk().joinedLine(from);
        int first = joined < area.end() ? joined : NONE;
        for (int i = 0; i < next.length; i++) {
            if (next[i] < from) {
                int found = finder.find(area.chunk().bytes(), literals.get(i), from, area.end());
                next[i] = found < 0 ? NONE : found;
            }
            first = Math.min(first, next[i]);
        }
        return first;
    }
}
