package dev.mudlark.evaluation.metrics;

import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.MetricInfo;
import java.util.OptionalDouble;

/** Cost to prepare the documents. */
final class IngestionCost implements Metric {

    private static final MetricInfo INFO = new MetricInfo(
            "ingestion_cost",
            "What it costs to prepare the documents, once.",
            "the same in every subset, in USD",
            MetricInfo.Unit.USD,
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
        return OptionalDouble.of(sample.system().ingestionCostNanoDollars() / 1e9);
    }
}
