package dev.mudlark.cli;

import dev.mudlark.evaluation.Contrast;
import dev.mudlark.evaluation.ContrastMeasure;
import dev.mudlark.evaluation.ContrastResult;
import dev.mudlark.evaluation.ContrastVerdict;
import dev.mudlark.evaluation.Subset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/** The differences between systems in short: a row for each pair. The rest is in contrasts.csv. */
final class ContrastLines {

    private static final String UNKNOWN = "-";

    private ContrastLines() {}

    /** The table; empty text when no pair was compared. */
    static String of(List<ContrastResult> results) {
        List<Contrast> pairs =
                results.stream().map(ContrastResult::contrast).distinct().toList();
        if (pairs.isEmpty()) {
            return "";
        }
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("difference in answer score", "all", "needs tools", "other", "$/Q", "ms"));
        for (Contrast pair : pairs) {
            rows.add(row(
                    pair,
                    results.stream()
                            .filter(result -> result.contrast().equals(pair))
                            .toList()));
        }
        return "\n" + Columns.of(rows)
                + "better, worse: shown by a permutation test, Holm-adjusted p at most " + ContrastResult.ALPHA + ".\n"
                + "?: may be chance. few: too few questions to tell. Intervals and more are in contrasts.csv.\n";
    }

    private static List<String> row(Contrast pair, List<ContrastResult> results) {
        return List.of(
                Visible.line(pair.system()) + " - " + Visible.line(pair.baseline()),
                score(one(results, Subset.ALL, ContrastMeasure.SCORE)),
                score(one(results, Subset.NEEDS_TOOLS, ContrastMeasure.SCORE)),
                score(one(results, Subset.OTHER, ContrastMeasure.SCORE)),
                number(
                        one(results, Subset.ALL, ContrastMeasure.COST)
                                .difference()
                                .value(),
                        "%+.6f"),
                number(
                        one(results, Subset.ALL, ContrastMeasure.LATENCY)
                                .difference()
                                .value(),
                        "%+.1f"));
    }

    private static ContrastResult one(List<ContrastResult> results, Subset subset, ContrastMeasure measure) {
        return results.stream()
                .filter(result -> result.subset() == subset && result.measure() == measure)
                .findFirst()
                .orElseThrow();
    }

    private static String score(ContrastResult result) {
        String verdict = verdict(result.verdict());
        return number(result.difference().value(), "%+.3f") + (verdict.isEmpty() ? "" : " " + verdict);
    }

    private static String verdict(ContrastVerdict verdict) {
        return switch (verdict) {
            case BETTER, WORSE, MORE, FEWER -> verdict.words();
            case NO_DIFFERENCE_SHOWN -> "?";
            case TOO_FEW -> "few";
            case NOT_MEASURED -> "";
        };
    }

    private static String number(OptionalDouble value, String format) {
        if (value.isEmpty()) {
            return UNKNOWN;
        }
        String text = String.format(Locale.ROOT, format, value.getAsDouble());
        // What rounds to nothing has no sign.
        boolean zero = text.chars().allMatch(c -> "+-0.".indexOf(c) >= 0);
        return zero ? text.substring(1) : text;
    }
}
