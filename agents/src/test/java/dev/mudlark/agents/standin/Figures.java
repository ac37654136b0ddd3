package dev.mudlark.agents.standin;

import dev.mudlark.agents.standin.Walk.Walked;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What a walk is measured by; shares from 0 to 1. */
record Figures(
        double requiredToolUsed,
        double needlessCalls,
        double keywordsWhereToolsNeeded,
        double keywordsElsewhere,
        double abstainPrecision,
        double abstainRecall) {

    private static final Set<String> NEEDLESS = Set.of("calculator", "date_calc", "lookup_table");
    private static final Pattern SEPARATOR = Pattern.compile("(?<=\\d),(?=\\d{3})");

    static Figures of(List<Walked> walked) {
        List<Walked> needing = pick(walked, w -> !w.asked().requiredTools().isEmpty());
        List<Walked> others = pick(walked, w -> w.asked().requiredTools().isEmpty());
        List<Walked> refused = pick(walked, Figures::abstained);
        List<Walked> unanswerable = pick(walked, w -> !w.asked().answerable());
        return new Figures(
                share(needing, w -> called(w).containsAll(w.asked().requiredTools())),
                share(others, w -> called(w).stream().anyMatch(NEEDLESS::contains)),
                keywordRecall(needing),
                keywordRecall(others),
                share(refused, w -> !w.asked().answerable()),
                share(unanswerable, Figures::abstained));
    }

    static double keywordRecall(List<Walked> walked) {
        return pick(walked, w -> !w.asked().keywords().isEmpty()).stream()
                .mapToDouble(Figures::recall)
                .average()
                .orElse(0);
    }

    static double recall(Walked walked) {
        String answer = plain(walked.result().answer().orElse(""));
        List<String> keywords = walked.asked().keywords();
        return (double) keywords.stream()
                        .filter(word -> answer.contains(plain(word)))
                        .count()
                / keywords.size();
    }

    static boolean abstained(Walked walked) {
        return walked.result().answer().orElse("").contains("do not contain");
    }

    static Set<String> called(Walked walked) {
        return walked.result().outcomes().stream()
                .map(outcome -> outcome.tool())
                .collect(Collectors.toSet());
    }

    private static String plain(String text) {
        return SEPARATOR.matcher(text.toLowerCase(Locale.ROOT)).replaceAll("");
    }

    private static List<Walked> pick(List<Walked> walked, Predicate<Walked> which) {
        return walked.stream().filter(which).toList();
    }

    private static double share(List<Walked> walked, Predicate<Walked> which) {
        return walked.isEmpty() ? 0 : (double) pick(walked, which).size() / walked.size();
    }
}
