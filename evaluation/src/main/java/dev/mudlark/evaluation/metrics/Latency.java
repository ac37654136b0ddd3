package dev.mudlark.evaluation.metrics;

import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.MetricInfo;
import dev.mudlark.evaluation.statistics.Quantiles;
import java.util.OptionalDouble;

/** A quantile of the time to an answer. */
record Latency(int percentile, MetricInfo info) implements Metric {

    Latency(int percentile) {
        this(
                percentile,
                new MetricInfo(
                        "latency_p" + percentile + "_ms",
                        "How long an answer takes: " + percentile + " % of the questions took no longer.",
                        "the " + percentile
                                + "th percentile of the time from question to answer over answered questions, "
                                + "in milliseconds, by linear interpolation (type 7 of Hyndman and Fan 1996, the "
                                + "default of NumPy)",
                        MetricInfo.Unit.MILLISECONDS,
                        MetricInfo.Direction.LOWER,
                        "questions that failed on the way; every question of a run that used a reply kept from an "
                                + "earlier run (`evaluation.response_cache`)",
                        MetricInfo.Spread.NONE));
    }

    @Override
    public OptionalDouble of(Attempt attempt) {
        return OptionalDouble.of(attempt.transcript().latencyNanos() / 1e6);
    }

    @Override
    public OptionalDouble over(Sample sample) {
        double[] values =
                sample.values().stream().mapToDouble(Double::doubleValue).toArray();
        return values.length == 0
                ? OptionalDouble.empty()
                : OptionalDouble.of(Quantiles.of(values, percentile / 100.0));
    }
}
