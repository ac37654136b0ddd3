package dev.mudlark.evaluation.metrics;

import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.MetricInfo;
import java.util.OptionalDouble;

/** Share of the relevant documents found. */
record RecallAtK(int k, MetricInfo info) implements Metric {

    RecallAtK(int k) {
        this(
                k,
                Ranked.info(
                        "recall@" + k,
                        "How much of what was needed was found.",
                        "relevant documents with a passage among the first k / relevant documents",
                        MetricInfo.Spread.NONE));
    }

    @Override
    public OptionalDouble of(Attempt attempt) {
        return Ranked.value(attempt, scores -> scores.recallAt(k));
    }
}
