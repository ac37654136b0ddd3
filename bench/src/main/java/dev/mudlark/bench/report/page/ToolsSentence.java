package dev.mudlark.bench.report.page;

import dev.mudlark.context.Counted;
import dev.mudlark.evaluation.ContrastMeasure;
import dev.mudlark.evaluation.ContrastResult;
import dev.mudlark.evaluation.ContrastVerdict;
import dev.mudlark.evaluation.Subset;
import java.util.Comparator;
import java.util.List;

/** What the comparisons show on the questions that need tools, where these are a part of all. */
final class ToolsSentence {

    private ToolsSentence() {}

    /** A sentence about the largest difference that was shown; empty when there is nothing to say. */
    static String of(Report report) {
        long questions = report.asked(Subset.NEEDS_TOOLS);
        List<ContrastResult> measured = report.evaluation().contrasts().stream()
                .filter(result -> result.subset() == Subset.NEEDS_TOOLS && result.measure() == ContrastMeasure.SCORE)
                .filter(result -> result.difference().n() > 0)
                .toList();
        if (measured.isEmpty() || !report.hasParts()) {
            return "";
        }
        String start = "On the " + Counted.of(questions, "question")
                + Counted.either(questions, " that needs tools ", " that need tools ");
        return measured.stream()
                .filter(result -> result.verdict().showsDifference())
                .max(Comparator.comparingDouble(
                        result -> Math.abs(result.difference().value().orElse(0))))
                .map(result -> start + shown(result, questions))
                .orElse(start + "no comparison shows a difference.");
    }

    private static String shown(ContrastResult result, long questions) {
        String direction = result.verdict() == ContrastVerdict.BETTER ? " is better than " : " is worse than ";
        return Text.visible(result.contrast().system()) + direction
                + Text.visible(result.contrast().baseline()) + ": "
                + Display.signed(result.difference().value(), 2)
                + Display.interval(result.difference()).map(text -> " " + text).orElse("")
                + (result.n() == questions ? "" : " over the " + result.n() + " both answered") + " ("
                + Display.p(result.adjustedP()) + ", Holm).";
    }
}
