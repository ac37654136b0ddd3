package dev.mudlark.cli;

import dev.mudlark.context.Counted;
import dev.mudlark.routing.RoutedQuestion;
import dev.mudlark.routing.RoutingDiff;
import dev.mudlark.routing.RoutingDiff.Change;
import dev.mudlark.routing.RoutingDiff.Counts;
import dev.mudlark.routing.RoutingDiff.Pair;
import dev.mudlark.routing.RoutingQuestion;
import dev.mudlark.routing.RoutingResult;
import dev.mudlark.routing.Split;
import java.util.List;
import java.util.Locale;

/**
 * What a change of descriptions did, to read.
 *
 * @param all true to name held-out questions too, and those that stayed wrong
 */
record DiffLines(boolean all) {

    private static final double SMALLEST_SHOWN = 0.001;

    String of(RoutingResult result, List<RoutingDiff> diffs) {
        StringBuilder text = new StringBuilder();
        text.append(Visible.line(result.set()))
                .append(" by ")
                .append(result.router())
                .append("\n\n");
        diffs.forEach(diff -> text.append(of(diff)).append('\n'));
        return text.append(result.standIn() ? Paragraph.of("", "", RoutingResult.STAND_IN_NOTE) : "")
                .toString();
    }

    private String of(RoutingDiff diff) {
        StringBuilder text = new StringBuilder();
        text.append(Visible.line(diff.before().preset().name()))
                .append(" -> ")
                .append(Visible.line(diff.after().preset().name()))
                .append('\n');
        for (Split split : Split.values()) {
            text.append(counts(split, diff.counts(split)));
            if (split == Split.GOLDEN || all) {
                diff.pairs(split).stream().filter(this::isShown).forEach(pair -> text.append(line(pair)));
            }
        }
        int more =
                diff.after().preset().tokensPerCall() - diff.before().preset().tokensPerCall();
        return text.append(String.format(Locale.ROOT, "  tokens a call: %+d%n", more))
                .toString();
    }

    private static String counts(Split split, Counts counts) {
        String name = split == Split.GOLDEN ? "golden" : "held out";
        return Paragraph.of(
                "  ",
                "    ",
                String.format(
                        Locale.ROOT,
                        "%s: %d -> %d of %d right; %d fixed, %d broken%s; exact McNemar test: p %s",
                        name,
                        counts.correctBefore(),
                        counts.correctAfter(),
                        counts.questions(),
                        counts.fixed(),
                        counts.broken(),
                        counts.undecided() == 0
                                ? ""
                                : ", " + Counted.of(counts.undecided(), "question") + " without a decision left out",
                        counts.pValue() < SMALLEST_SHOWN
                                ? "< 0.001"
                                : String.format(Locale.ROOT, "= %.3f", counts.pValue())));
    }

    private boolean isShown(Pair pair) {
        return switch (pair.change()) {
            case FIXED, BROKEN, UNDECIDED -> true;
            case WRONG -> all;
            case RIGHT -> false;
        };
    }

    private static String line(Pair pair) {
        RoutingQuestion question = pair.before().question();
        String change =
                pair.change() == Change.WRONG ? "still wrong" : pair.change().id();
        return Paragraph.of(
                "    ",
                "        ",
                change + ": " + Visible.line(question.id() + "  " + question.text()) + " " + chosen(pair.before())
                        + " -> " + chosen(pair.after()) + " (expected " + question.expectation() + ")");
    }

    private static String chosen(RoutedQuestion routed) {
        return routed.choice().failure().isPresent()
                ? "broken call"
                : routed.choice().tool().orElse(RoutingQuestion.NONE);
    }
}
