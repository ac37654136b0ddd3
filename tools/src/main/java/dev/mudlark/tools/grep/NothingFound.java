package dev.mudlark.tools.grep;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Counted;
import dev.mudlark.tools.ToolResult;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Says how much was searched in vain, and where each word is by itself. */
final class NothingFound {

    private static final List<String> REGEX_SIGNS = List.of(".*", "\\", "|", "^", "$", "[");
    private static final int MOST_DOCUMENTS = 3;
    private static final int MOST_WORDS = 8;

    private final Scope scope;
    private final ObjectNode data;
    private final Runnable checkTime;

    private NothingFound(Scope scope, Runnable checkTime) {
        this.scope = scope;
        this.data = scope.data().put("shown", 0).put("total", 0).put("documents", 0);
        data.putArray("hits");
        this.checkTime = checkTime;
    }

    static ToolResult say(Hits none, LineMatcher matcher, Runnable checkTime) {
        return new NothingFound(none.scope(), checkTime).say(matcher);
    }

    private ToolResult say(LineMatcher matcher) {
        String hint = matcher instanceof WordMatcher words ? hint(words) : "";
        return ToolResult.note("no line holds " + matcher.describe() + "; searched " + searched() + hint)
                .withData(data);
    }

    private String searched() {
        List<Area> areas = scope.areas();
        String what = scope.sources() == 1
                ? areas.getFirst()
                        .chunk()
                        .sources()
                        .get(areas.getFirst().from())
                        .id()
                : Counted.of(scope.sources(), "document");
        return what + " (" + Counted.of(scope.lines(), "line") + ")";
    }

    private String hint(WordMatcher matcher) {
        if (matcher.words().size() > 1) {
            List<String> counts = new ArrayList<>();
            matcher.single().stream().limit(MOST_WORDS).forEach(word -> counts.add(alone(word)));
            return ". Lines with each word alone: " + String.join(", ", counts);
        }
        String only = matcher.words().getFirst();
        boolean looksLikeRegex = REGEX_SIGNS.stream().anyMatch(only::contains);
        return looksLikeRegex ? ". For a regular expression set regex to true" : "";
    }

    private String alone(WordMatcher word) {
        Hits hits = Search.find(scope, word, 1, checkTime);
        String text = word.words().getFirst();
        data.withObject("/lines_with_each_word").put(text, hits.total());
        String where = hits.perSource().stream()
                .limit(MOST_DOCUMENTS)
                .map(Matches::id)
                .collect(Collectors.joining(", ", " (", hits.perSource().size() > MOST_DOCUMENTS ? ", …)" : ")"));
        return text + ": " + hits.total() + (hits.total() == 0 ? "" : where);
    }
}
