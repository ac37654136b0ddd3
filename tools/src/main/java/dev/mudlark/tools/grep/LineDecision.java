package dev.mudlark.tools.grep;

import dev.mudlark.tools.folding.Form;
import dev.mudlark.tools.patterns.LineAutomaton;
import dev.mudlark.tools.patterns.LineScan;
import dev.mudlark.tools.patterns.SafePattern;
import java.util.Optional;
import java.util.function.IntConsumer;

/** Decides whether lines match: by the automaton, or by RE2/J where there is none. For one thread. */
final class LineDecision {

    private static final int SHORT = 1 << 8;

    private final SafePattern pattern;
    private final Optional<LineAutomaton> automaton;
    private final Optional<LineScan> scan;
    private final Pace pace;

    LineDecision(SafePattern pattern, Pace pace) {
        this.pattern = pattern;
        this.automaton = pattern.automaton(pace::work);
        this.scan = automaton.map(LineScan::new);
        this.pace = pace;
    }

    /** Whether a line matches. */
    boolean matches(Line line, boolean composed) {
        if (!composed) {
            String text = Formed.of(Form.COMPOSED, line, pace);
            return matches(new Line(text, 0, text.length()), true);
        }
        if (automaton.isPresent()) {
            return automaton.get().matches(line.text(), line.from(), line.to());
        }
        if (line.length() < SHORT) {
            pace.work(line.length() * pattern.cost());
            return pattern.matcher(line.toString()).find();
        }
        return pattern.matcher(new TimedText(line, pattern.cost(), pace)).find();
    }

    /** The numbers of all matching lines of a document. */
    void all(String text, boolean composed, IntConsumer matching) {
        int at = LineBreaks.first(text);
        if (composed && scan.isPresent()) {
            scan.get().scan(text, at, matching);
            return;
        }
        LineBreaks breaks = new LineBreaks(text);
        for (int number = 0; at < text.length(); number++) {
            int end = breaks.end(at);
            if (matches(new Line(text, at, end), composed)) {
                matching.accept(number);
            }
            at = breaks.after(end);
        }
    }
}
