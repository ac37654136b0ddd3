package dev.mudlark.evaluation.metrics;

import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.MetricInfo;
import java.util.OptionalDouble;

/** Time to prepare the documents. */
final class IngestionTime implements Metric {

    private static final MetricInfo INFO = new MetricInfo(
            "ingestion_time_s",
            "How long it takes to prepare the documents, once.",
            "the same in every subset, in seconds",
            MetricInfo.Unit.SECONDS,
            MetricInfo.Direction.LOWER,
            "never",
            MetricInfo.Spread.NONE);

    @Override
    public MetricInfo info() {
        return INFO;
    }

    @Override
    public OptionalDouble of(Attempt attempt) {
        return OptionalDouble.empty();
    }

    @Override
    public OptionalDouble over(Sample sample) {
        return OptionalDouble.of(sample.system().ingestionNanos() / 1e9);
    }
}
