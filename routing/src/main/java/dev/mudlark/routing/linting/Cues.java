package dev.mudlark.routing.linting;

import dev.mudlark.routing.tfidf.Words;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Words by which a description, in English, says something of a tool. */
final class Cues {

    static final Set<String> SEARCHES = Set.of(
            "search",
            "searches",
            "searching",
            "find",
            "finds",
            "look",
            "looks",
            "lookup",
            "read",
            "reads",
            "query",
            "queries",
            "retrieve",
            "retrieves",
            "fetch",
            "fetches",
            "get",
            "gets",
            "list",
            "lists",
            "compute",
            "computes",
            "calculate",
            "calculates",
            "answers",
            "create",
            "creates",
            "send",
            "sends",
            "show",
            "shows",
            "check",
            "checks",
            "books",
            "opens");

    static final Set<String> WHOSE = Set.of(
            "own",
            "our",
            "ours",
            "your",
            "internal",
            "company",
            "private",
            "public",
            "customer",
            "team",
            "official",
            "open",
            "external",
            "website",
            "websites",
            "web",
            "world");

    static final Set<String> BOUNDARY = Set.of(
            "not",
            "never",
            "only",
            "except",
            "excluding",
            "excludes",
            "instead",
            "outside",
            "unless",
            "without",
            "don",
            "doesn",
            "cannot",
            "belong",
            "belongs",
            "elsewhere",
            "solely",
            "exclusively",
            "nothing");

    static final Set<String> RETURNS = Set.of(
            "return",
            "returns",
            "returned",
            "returning",
            "gives",
            "result",
            "results",
            "output",
            "outputs",
            "responds",
            "passages",
            "snippets",
            "json",
            "yields",
            "hands",
            "delivers",
            "quotes");

    private static final List<String> POSSESSIVES = List.of("'s ", "\u2019s ", "s' ", "s\u2019 ");

    private Cues() {}

    static boolean says(Set<String> cues, String description) {
        Set<String> words = new HashSet<>(Words.of(description));
        words.retainAll(cues);
        return !words.isEmpty();
    }

    /** Such as {@code the shop's handbook}. */
    static boolean hasPossessive(String description) {
        return POSSESSIVES.stream().anyMatch(description::contains);
    }

    /** True when the name stands in the text by itself, not inside a longer one. */
    static boolean names(String name, String text) {
        for (int at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
            int end = at + name.length();
            boolean inside =
                    (at > 0 && isOfName(text.charAt(at - 1))) || (end < text.length() && isOfName(text.charAt(end)));
            if (!inside) {
                return true;
            }
        }
        return false;
    }

    private static boolean isOfName(char c) {
        return c == '_' || c == '-' || Character.isLetterOrDigit(c);
    }
}
