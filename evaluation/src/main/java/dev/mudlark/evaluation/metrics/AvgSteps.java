package dev.mudlark.evaluation.metrics;

import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.MetricInfo;
import java.util.OptionalDouble;

/** Mean number of model turns. */
final class AvgSteps implements Metric {

    private static final MetricInfo INFO = new MetricInfo(
            "avg_steps",
            "How many turns an agent takes.",
            "mean over answered questions of the model turns of the agent",
            MetricInfo.Unit.COUNT,
            MetricInfo.Direction.NEITHER,
            "questions that failed on the way, systems that are no agents",
            MetricInfo.Spread.NONE);

    @Override
    public MetricInfo info() {
        return INFO;
    }

    @Override
    public OptionalDouble of(Attempt attempt) {
        return Answers.optional(attempt.transcript().agent().map(agent -> (double) agent.steps()));
    }
}
