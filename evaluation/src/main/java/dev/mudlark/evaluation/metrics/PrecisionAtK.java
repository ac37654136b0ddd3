package dev.mudlark.evaluation.metrics;

import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.MetricInfo;
import java.util.OptionalDouble;

/** Share of the first passages that are relevant. */
record PrecisionAtK(int k, MetricInfo info) implements Metric {

    PrecisionAtK(int k) {
        this(
                k,
                Ranked.info(
                        "precision@" + k,
                        "How much of what was found was needed.",
                        "passages of relevant documents among the first k / k, also when fewer were delivered",
                        MetricInfo.Spread.NONE));
    }

    @Override
    public OptionalDouble of(Attempt attempt) {
        return Ranked.value(attempt, scores -> scores.precisionAt(k));
    }
}
