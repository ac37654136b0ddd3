package dev.mudlark.evaluation.metrics;

import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.MetricInfo;
import java.util.OptionalDouble;

/** Mean cost of a question. */
final class CostPerQuestion implements Metric {

    private static final MetricInfo INFO = new MetricInfo(
            "cost_per_question",
            "What an answer costs, models and tools together.",
            "mean over answered questions of the cost of all steps, in USD; money is added in integer "
                    + "nano-dollars",
            MetricInfo.Unit.USD,
            MetricInfo.Direction.LOWER,
            "questions that failed on the way, questions with a call whose price or tokens are not known",
            MetricInfo.Spread.NONE);

    @Override
    public MetricInfo info() {
        return INFO;
    }

    @Override
    public OptionalDouble of(Attempt attempt) {
        return attempt.isPriced() ? OptionalDouble.of(attempt.costNanoDollars() / 1e9) : OptionalDouble.empty();
    }
}
