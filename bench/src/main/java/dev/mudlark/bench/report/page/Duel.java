package dev.mudlark.bench.report.page;

import dev.mudlark.evaluation.ContrastMeasure;
import dev.mudlark.evaluation.ContrastResult;
import dev.mudlark.evaluation.ContrastVerdict;
import dev.mudlark.evaluation.Interval;
import dev.mudlark.evaluation.MetricValue;
import dev.mudlark.evaluation.Subset;
import dev.mudlark.evaluation.SystemInfo;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * The answer scores of two systems on all questions, question by question, seen from the first.
 *
 * @param first who is judged
 * @param second the other
 * @param difference mean of first less second, with its interval
 * @param p adjusted p; empty when it was not tested
 * @param verdict what the test says of the first; empty when the run does not compare the two
 */
record Duel(
        SystemInfo first,
        SystemInfo second,
        MetricValue difference,
        OptionalDouble p,
        Optional<ContrastVerdict> verdict) {
    /** Means of the same scores summed in another order differ by less. */
    static final double ROUNDING = 1e-9;

    /** Two systems, whether the run compares them or not. */
    static Duel of(Report report, SystemInfo first, SystemInfo second) {
        return tested(report, first).stream()
                .filter(duel -> duel.second.equals(second))
                .findFirst()
                .orElseGet(() -> new Duel(
                        first,
                        second,
                        report.evaluation().difference(first.name(), second.name(), Subset.ALL, "answer_score"),
                        OptionalDouble.empty(),
                        Optional.empty()));
    }

    /** Who is ahead on the questions that both answered. */
    enum Standing {
        AHEAD,
        LEVEL,
        BEHIND
    }

    /** Where the first stands; what is no more than a rounding error is level. */
    Standing standing() {
        double lead = difference.value().orElse(0);
        if (Math.abs(lead) < ROUNDING) {
            return Standing.LEVEL;
        }
        return lead > 0 ? Standing.AHEAD : Standing.BEHIND;
    }

    /** Every comparison of the run that a system takes part in. */
    static List<Duel> tested(Report report, SystemInfo system) {
        return report.evaluation().contrasts().stream()
                .filter(result -> result.subset() == Subset.ALL && result.measure() == ContrastMeasure.SCORE)
                .flatMap(result -> from(report, result, system).stream())
                .toList();
    }

    private static Optional<Duel> from(Report report, ContrastResult result, SystemInfo system) {
        boolean judged = result.contrast().system().equals(system.name());
        if (!judged && !result.contrast().baseline().equals(system.name())) {
            return Optional.empty();
        }
        String other = judged ? result.contrast().baseline() : result.contrast().system();
        return report.system(other)
                .map(second -> new Duel(
                        system,
                        second,
                        judged ? result.difference() : turned(result.difference()),
                        result.adjustedP(),
                        Optional.of(judged ? result.verdict() : turned(result.verdict()))));
    }

    private static MetricValue turned(MetricValue value) {
        OptionalDouble number = value.value().isEmpty()
                ? value.value()
                : OptionalDouble.of(0 - value.value().getAsDouble());
        return new MetricValue(
                number, value.n(), value.interval().map(bounds -> new Interval(0 - bounds.high(), 0 - bounds.low())));
    }

    private static ContrastVerdict turned(ContrastVerdict verdict) {
        return switch (verdict) {
            case BETTER -> ContrastVerdict.WORSE;
            case WORSE -> ContrastVerdict.BETTER;
            case MORE -> ContrastVerdict.FEWER;
            case FEWER -> ContrastVerdict.MORE;
            case NO_DIFFERENCE_SHOWN, TOO_FEW, NOT_MEASURED -> verdict;
        };
    }

    /** True when the 95 % interval does not hold zero. */
    boolean excludesZero() {
        return difference
                .interval()
                .filter(bounds -> bounds.low() > 0 || bounds.high() < 0)
                .isPresent();
    }
}
