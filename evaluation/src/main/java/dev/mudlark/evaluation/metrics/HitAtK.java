package dev.mudlark.evaluation.metrics;

import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.MetricInfo;
import java.util.OptionalDouble;

/** Whether a relevant passage was found. */
record HitAtK(int k, MetricInfo info) implements Metric {

    HitAtK(int k) {
        this(
                k,
                Ranked.info(
                        "hit@" + k,
                        "Whether anything needed was found.",
                        "1 when a passage of a relevant document is among the first k, else 0",
                        MetricInfo.Spread.WILSON));
    }

    @Override
    public OptionalDouble of(Attempt attempt) {
        return Ranked.value(attempt, scores -> scores.hitAt(k));
    }
}
