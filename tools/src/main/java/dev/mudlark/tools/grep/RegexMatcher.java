package dev.mudlark.tools.grep;

import com.google.re2j.Matcher;
import dev.mudlark.tools.folding.Form;
import dev.mudlark.tools.folding.Places;
import dev.mudlark.tools.patterns.LineAutomaton;
import dev.mudlark.tools.patterns.SafePattern;
import java.util.List;
import java.util.Optional;

/**
 * Lines in which a regular expression matches. A line is compared in Unicode's form NFC. Texts that a match must hold are
 * looked for first; an automaton then decides, and RE2/J says where the match is.
 */
final class RegexMatcher implements LineMatcher {

    /** Longer lines are not given to RE2/J whole to find the place of a match: only what is around its end. */
    private static final int LONG = 1 << 16;

    private static final int AROUND = 2000;

    private final SafePattern pattern;
    private final Rarity rarity;

    RegexMatcher(SafePattern pattern, Rarity rarity) {
        this.pattern = pattern;
        this.rarity = rarity;
    }

    @Override
    public Scanner scanner(Pace pace) {
        return new RegexScanner(new LineDecision(pattern, pace), Literals.of(pattern.required(), rarity), pace);
    }

    @Override
    public List<Found> in(InSource.Kept kept, Line line, Pace pace) {
        if (kept.traits().composed()) {
            return List.of(find(line, pace));
        }
        String composed = Formed.of(Form.COMPOSED, line, pace);
        Found found = find(new Line(composed, 0, composed.length()), pace);
        Places places = new Places(Form.COMPOSED, Places.Unit.CHARS, line.text(), line.from(), line.to(), pace::check);
        int start = places.start(found.start());
        int end = found.end() == found.start() ? start : places.end(found.end());
        return List.of(new Found(start - line.from(), end - line.from()));
    }

    private Found find(Line line, Pace pace) {
        Optional<LineAutomaton> automaton = line.length() > LONG ? pattern.automaton(pace::work) : Optional.empty();
        if (automaton.isEmpty()) {
            return reference(line, pace).orElse(new Found(0, 0));
        }
        String text = line.text();
        int end = Math.max(line.from(), automaton.get().matchEnd(text, line.from(), line.to()));
        int from = boundary(text, Math.max(line.from(), end - AROUND));
        int to = boundary(text, Math.min(line.to(), end + AROUND));
        int sure = boundary(text, end) - line.from();
        return reference(new Line(text, from, to), pace)
                .map(near -> new Found(from + near.start() - line.from(), from + near.end() - line.from()))
                .orElse(new Found(sure, sure));
    }

    private static int boundary(String text, int at) {
        boolean inside = at > 0 && at < text.length() && Character.isLowSurrogate(text.charAt(at));
        return inside && Character.isHighSurrogate(text.charAt(at - 1)) ? at - 1 : at;
    }

    private Optional<Found> reference(Line line, Pace pace) {
        Matcher matcher = pattern.matcher(new TimedText(line, pattern.cost(), pace));
        return matcher.find() ? Optional.of(new Found(matcher.start(), matcher.end())) : Optional.empty();
    }

    @Override
    public String describe() {
        return "a match of `" + pattern + "`";
    }
}
