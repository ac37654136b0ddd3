package dev.mudlark.bench.report.page;

import dev.mudlark.bench.report.page.Verdict.Answer;
import dev.mudlark.context.Counted;
import dev.mudlark.evaluation.ContrastVerdict;
import dev.mudlark.evaluation.SystemInfo;
import java.util.List;
import java.util.OptionalDouble;

/** A comparison of the highest score with another, in plain words. */
final class DuelWords {

    private DuelWords() {}

    static String sentence(Report report, Duel duel) {
        String leader = Verdict.name(duel.first());
        String other = Verdict.name(duel.second());
        String size = size(duel);
        String price = PairedCost.of(report, duel)
                .phrase(other)
                .map(text -> ", at " + text)
                .orElse("");
        String certainty = duel.p().isPresent() ? " (" + Display.p(duel.p()) + ", Holm)" : "";
        if (duel.difference().value().isEmpty()) {
            return leader + " scores highest, but no question was answered by both it and " + other
                    + ", so the two cannot be compared.";
        }
        String start = start(duel, leader, other);
        if (duel.verdict().isEmpty()) {
            return start + price + ". This pair was not tested: ask for it with contrast in the config.";
        }
        return switch (duel.verdict().orElseThrow()) {
            case BETTER, MORE ->
                leader + " scores highest and is better than " + other + ": " + size + certainty + price + ".";
            case WORSE, FEWER ->
                leader + " scores highest over its own questions, but on those both answered " + other
                        + " is better: difference " + size + certainty + ".";
            case NO_DIFFERENCE_SHOWN -> "No difference shown: " + unclear(duel, start, certainty, price) + ".";
            case TOO_FEW -> "Too few questions to tell: " + start + price + ".";
            case NOT_MEASURED -> leader + " scores highest; the difference from " + other + " could not be measured.";
        };
    }

    /** Who is ahead: systems that were not scored on the same questions may be in another order on those of both. */
    private static String start(Duel duel, String leader, String other) {
        String own = leader + " scores highest over its own questions, but on the ";
        return switch (duel.standing()) {
            case AHEAD -> leader + " scores highest, ahead of " + other + ": " + size(duel);
            case LEVEL ->
                own + Counted.of(duel.difference().n(), "question") + " both answered it and " + other + " are level";
            case BEHIND -> own + "questions both answered " + other + " is ahead: difference " + size(duel);
        };
    }

    private static String unclear(Duel duel, String start, String certainty, String price) {
        return switch (duel.standing()) {
            case AHEAD ->
                Verdict.name(duel.first()) + " scores highest, but its lead over " + Verdict.name(duel.second()) + ", "
                        + size(duel) + certainty + ", may be chance"
                        + (price.isEmpty() ? "" : "; it comes" + price.substring(1));
            case LEVEL -> start + price;
            case BEHIND -> start + certainty + ", which may be chance";
        };
    }

    static List<Answer> answers(Report report, Duel duel) {
        String other = Verdict.name(duel.second());
        return List.of(
                new Answer(
                        "By how much",
                        duel.standing() == Duel.Standing.LEVEL ? "no lead" : lead(duel),
                        Display.interval(duel.difference())
                                        .map(text -> text + " ")
                                        .orElse("") + "against " + other + ", on the "
                                + Counted.of(duel.difference().n(), "question") + " both answered"),
                new Answer("At what cost", PairedCost.of(report, duel).times(), costs(report, duel)),
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
        PairedCost cost = PairedCost.of(report, duel);
        String notional = Wording.hasStandIn(report.run()) ? " (notional prices)" : "";
        String own = PairedCost.isOfAll(report, duel) ? "" : " over the answers of each";
        return Display.dollars(cost.first()) + " against " + Display.dollars(cost.second()) + " a question" + notional
                + (cost.n() == duel.difference().n() ? "" : ", on " + Counted.of(cost.n(), "question") + " of these")
                + "; latency p50 " + latency(report, duel.first()) + " against " + latency(report, duel.second())
                + own;
    }

    private static String latency(Report report, SystemInfo system) {
        return Display.millis(report.latency(system));
    }

    /** A lead that would be rounded to nothing is said to be small. */
    private static String lead(Duel duel) {
        OptionalDouble value = duel.difference().value();
        String text = Display.signed(value, 2);
        return value.orElse(0) > 0 && value.orElse(0) < 0.005 && !text.equals("0.00") ? "below 0.005" : text;
    }

    static String size(Duel duel) {
        return lead(duel)
                + Display.interval(duel.difference()).map(text -> " " + text).orElse("") + " over "
                + Counted.of(duel.difference().n(), "question");
    }
}
