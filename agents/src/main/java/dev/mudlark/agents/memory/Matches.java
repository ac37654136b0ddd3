package dev.mudlark.agents.memory;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** What patterns find in texts that are searched again and again. Safe for use by several threads. */
public final class Matches {

    private record Search(Pattern pattern, String text) {}

    private final Memo<Search, List<MatchResult>> found;

    /** @param most searches remembered */
    public Matches(int most) {
        this.found = new Memo<>(
                most,
                search -> search.pattern().matcher(search.text()).results().toList());
    }

    /** Every match of the pattern, in order. */
    public List<MatchResult> of(Pattern pattern, String text) {
        return found.apply(new Search(pattern, text));
    }
}
