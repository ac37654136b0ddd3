package dev.mudlark.evaluation.metrics;

import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.MetricInfo;
import java.util.OptionalDouble;

/** Reciprocal rank of the first relevant passage. */
record MrrAtK(int k, MetricInfo info) implements Metric {

    MrrAtK(int k) {
        this(
                k,
                Ranked.info(
                        "mrr@" + k,
                        "How early the first needed passage came.",
                        "1 / rank of the first passage of a relevant document; 0 when none is among the first k",
                        MetricInfo.Spread.NONE));
    }

    @Override
    public OptionalDouble of(Attempt attempt) {
        return Ranked.value(attempt, scores -> scores.reciprocalRankAt(k));
    }
}
