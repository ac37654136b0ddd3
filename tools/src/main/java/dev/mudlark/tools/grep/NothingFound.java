package dev.mudlark.tools.grep;

import dev.mudlark.context.Counted;
import dev.mudlark.tools.ToolResult;
import java.util.ArrayList;
import java.util.List;

/** Says how much was searched in vain, and which word is missing. */
final class NothingFound {

    private static final List<String> REGEX_SIGNS = List.of(".*", "\\", "|", "^", "$", "[");

    private NothingFound() {}

    static ToolResult say(List<Source> sources, LineMatcher matcher, Hits none, Runnable checkTime) {
        String lines = Counted.of(none.searchedLines(), "line");
        String searched = none.searchedSources() == 1
                ? sources.getFirst().id() + " (" + lines + ")"
                : Counted.of(none.searchedSources(), "document") + " (" + lines + ")";
        String hint = matcher instanceof WordMatcher words ? hint(sources, words, checkTime) : "";
        return ToolResult.note(
                "no line holds " + matcher.describe() + "; searched " + searched + none.aboutLongLines() + hint);
    }

    private static String hint(List<Source> sources, WordMatcher matcher, Runnable checkTime) {
        if (matcher.words().size() > 1) {
            List<String> counts = new ArrayList<>();
            for (WordMatcher word : matcher.single()) {
                int lines = Hits.find(sources, word, checkTime).total();
                counts.add(word.words().getFirst() + ": " + lines);
            }
            return ". Lines with each word alone: " + String.join(", ", counts);
        }
        String only = matcher.words().getFirst();
        boolean looksLikeRegex = REGEX_SIGNS.stream().anyMatch(only::contains);
        return looksLikeRegex ? ". For a regular expression set regex to true" : "";
    }
}
