package dev.mudlark.bench.report.page;

import dev.mudlark.bench.report.page.Verdict.Answer;
import dev.mudlark.evaluation.ContrastVerdict;
import dev.mudlark.evaluation.SystemInfo;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/** A comparison of the highest score with another, in plain words. */
final class DuelWords {

    private DuelWords() {}

    static String sentence(Report report, Duel duel) {
        String leader = Verdict.name(duel.first());
        String other = Verdict.name(duel.second());
        String size = size(duel);
        String price = price(report, duel).map(text -> ", at " + text).orElse("");
        String certainty = duel.p().isPresent() ? " (" + Display.p(duel.p()) + ", Holm)" : "";
        if (duel.difference().value().isEmpty()) {
            return leader + " scores highest, but no question was answered by both it and " + other
                    + ", so the two cannot be compared.";
        }
        if (duel.verdict().isEmpty()) {
            return leader + " scores highest, ahead of " + other + ": " + size + price
                    + ". This pair was not tested: ask for it with contrast in the config.";
        }
        return switch (duel.verdict().orElseThrow()) {
            case BETTER, MORE ->
                leader + " scores highest and is better than " + other + ": " + size + certainty + price + ".";
            case WORSE, FEWER ->
                leader + " scores highest over its own questions, but on those both answered " + other
                        + " is better: difference " + size + certainty + ".";
            case NO_DIFFERENCE_SHOWN ->
                "No difference shown: " + leader + " scores highest, but its lead over " + other + ", " + size
                        + certainty + ", may be chance" + (price.isEmpty() ? "" : "; it comes" + price.substring(1))
                        + ".";
            case TOO_FEW ->
                "Too few questions to tell: " + leader + " scores highest, ahead of " + other + ": " + size + price
                        + ".";
            case NOT_MEASURED -> leader + " scores highest; the difference from " + other + " could not be measured.";
        };
    }

    /** What is to be said of the second place when the sentence was about another. */
    static String runnerUp(Report report, Duel duel) {
        String start = "Second is " + Verdict.name(duel.second()) + " with "
                + Display.score(Verdict.score(report, duel.second()));
        if (duel.difference().value().isEmpty()) {
            return start + ".";
        }
        String lead = "; the lead over it, " + size(duel) + ", ";
        if (duel.verdict().isPresent()) {
            return start + lead
                    + (duel.verdict().orElseThrow().showsDifference()
                            ? "is shown"
                            : "may be chance: " + duel.verdict().orElseThrow().words())
                    + ".";
        }
        return start + lead + "was not tested" + (duel.excludesZero() ? "" : " and may be chance") + ".";
    }

    static List<Answer> answers(Report report, Duel duel) {
        String other = Verdict.name(duel.second());
        return List.of(
                new Answer(
                        "By how much",
                        lead(duel),
                        Display.interval(duel.difference())
                                        .map(text -> text + " ")
                                        .orElse("") + "against " + other + ", on the "
                                + Text.counted(duel.difference().n(), "question") + " both answered"),
                new Answer("At what cost", times(report, duel).orElse("unknown"), costs(report, duel)),
                new Answer("How sure", sure(duel), why(duel)));
    }

    private static String sure(Duel duel) {
        return duel.p().isPresent()
                ? Display.p(duel.p())
                : duel.verdict().map(ContrastVerdict::words).orElse("not tested");
    }

    private static String why(Duel duel) {
        if (duel.verdict().isEmpty()) {
            return "the run does not compare this pair";
        }
        ContrastVerdict verdict = duel.verdict().orElseThrow();
        String words = verdict.showsDifference() ? "difference shown" : verdict.words();
        return duel.p().isPresent()
                ? words + "; permutation test, adjusted by Holm for all comparisons"
                : "fewer questions than any test could decide on";
    }

    private static String costs(Report report, Duel duel) {
        String notional = Wording.hasStandIn(report.run()) ? " (notional prices)" : "";
        return Display.dollars(report.cost(duel.first())) + " against " + Display.dollars(report.cost(duel.second()))
                + " a question" + notional + "; latency p50 " + latency(report, duel.first()) + " against "
                + latency(report, duel.second());
    }

    private static String latency(Report report, SystemInfo system) {
        return Display.millis(report.latency(system));
    }

    /** A lead that would be rounded to nothing is said to be small. */
    private static String lead(Duel duel) {
        OptionalDouble value = duel.difference().value();
        String text = Display.signed(value, 2);
        return value.isPresent() && value.getAsDouble() > 0 && text.equals("0.00") ? "below 0.005" : text;
    }

    private static String size(Duel duel) {
        return lead(duel)
                + Display.interval(duel.difference()).map(text -> " " + text).orElse("") + " over "
                + Text.counted(duel.difference().n(), "question");
    }

    private static Optional<String> price(Report report, Duel duel) {
        return ratio(report, duel)
                .map(ratio -> isLevel(ratio) ? "about the same cost" : Display.ratio(ratio) + " times the cost");
    }

    private static Optional<String> times(Report report, Duel duel) {
        return ratio(report, duel).map(ratio -> isLevel(ratio) ? "about equal" : Display.ratio(ratio) + "\u00d7");
    }

    private static boolean isLevel(double ratio) {
        return ratio > 0.95 && ratio < 1.05;
    }

    private static Optional<Double> ratio(Report report, Duel duel) {
        OptionalDouble cost = report.cost(duel.first());
        OptionalDouble other = report.cost(duel.second());
        return cost.isEmpty() || other.isEmpty() || other.getAsDouble() <= 0
                ? Optional.empty()
                : Optional.of(cost.getAsDouble() / other.getAsDouble());
    }
}
