package dev.mudlark.agents.scanning;

import dev.mudlark.agents.memory.Memo;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** A pattern, and what it found in texts that are searched again and again. Safe for use by several threads. */
public final class Cue {

    /** Characters of texts remembered for each pattern. */
    private static final int REMEMBERED = 1_000_000;

    private final Pattern pattern;
    private final Memo<String, List<MatchResult>> found;

    /** A cue that has found nothing yet. */
    public Cue(Pattern pattern) {
        this.pattern = pattern;
        this.found =
                Memo.ofTexts(REMEMBERED, text -> pattern.matcher(text).results().toList());
    }

    /** The pattern itself. */
    public Pattern pattern() {
        return pattern;
    }

    /** The pattern as it is written. */
    public String regex() {
        return pattern.pattern();
    }

    /** Every match, in order; not to be changed. */
    public List<MatchResult> all(String text) {
        return found.apply(text);
    }

    /** The text of every match, in order; looked for afresh. */
    public List<String> texts(String text) {
        return pattern.matcher(text).results().map(MatchResult::group).toList();
    }

    /** Whether there is a match. */
    public boolean in(String text) {
        return !all(text).isEmpty();
    }
}
