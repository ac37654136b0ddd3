package dev.mudlark.bench.report.page;

import dev.mudlark.evaluation.QuestionResult;
import dev.mudlark.evaluation.Subset;
import dev.mudlark.evaluation.SystemInfo;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What two systems cost on the questions that their difference in score stands on.
 *
 * @param first mean cost of a question in US dollars; empty when no pair has both costs
 * @param second the same of the other system, over the same questions
 * @param n how many questions these are
 */
record PairedCost(OptionalDouble first, OptionalDouble second, int n) {

    /** The means over the questions for which both have a score and a cost. */
    static PairedCost of(Report report, Duel duel) {
        Map<String, Double> costs = costs(report, duel.first());
        Map<String, Double> others = costs(report, duel.second());
        costs.keySet().retainAll(others.keySet());
        others.keySet().retainAll(costs.keySet());
        return new PairedCost(mean(costs), mean(others), costs.size());
    }

    private static OptionalDouble mean(Map<String, Double> costs) {
        return costs.values().stream().mapToDouble(cost -> cost).average();
    }

    private static Map<String, Double> costs(Report report, SystemInfo system) {
        Map<String, Double> costs = new HashMap<>();
        for (QuestionResult result : report.evaluation().results(system.name())) {
            if (result instanceof QuestionResult.Scored scored
                    && scored.value("answer_score").isPresent()) {
                scored.value("cost_per_question")
                        .ifPresent(cost -> costs.put(scored.attempt().question().id(), cost));
            }
        }
        return costs;
    }

    /** True when both systems have no answer but those that they are compared on. */
    static boolean isOfAll(Report report, Duel duel) {
        int n = duel.difference().n();
        return report.summary(duel.first(), Subset.ALL).n() == n
                && report.summary(duel.second(), Subset.ALL).n() == n;
    }

    /** The answer to "at what cost", short. */
    String times() {
        if (first.isEmpty() || second.isEmpty()) {
            return "unknown";
        }
        if (isFree(first) && isFree(second)) {
            return "both cost nothing";
        }
        if (isFree(first) || isFree(second)) {
            return isFree(first) ? "costs nothing" : "the other costs nothing";
        }
        return isLevel() ? "about equal" : Display.ratio(ratio()) + "\u00d7";
    }

    /**
     * The same as it follows the word "at"; empty when it is unknown.
     *
     * @param other name of the second system
     */
    Optional<String> phrase(String other) {
        if (first.isEmpty() || second.isEmpty()) {
            return Optional.empty();
        }
        if (isFree(first)) {
            return Optional.of(
                    isFree(second)
                            ? "no cost, as " + other
                            : "no cost, where " + other + " costs " + Display.dollars(second) + " a question");
        }
        if (isFree(second)) {
            return Optional.of(Display.dollars(first) + " a question, where " + other + " costs nothing");
        }
        return Optional.of(isLevel() ? "about the same cost" : Display.ratio(ratio()) + " times the cost");
    }

    private static boolean isFree(OptionalDouble cost) {
        return cost.orElse(0) <= 0;
    }

    private boolean isLevel() {
        return ratio() > 0.95 && ratio() < 1.05;
    }

    private double ratio() {
        return first.orElse(0) / second.orElse(1);
    }
}
