package dev.mudlark.evaluation.metrics;

import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.MetricInfo;
import dev.mudlark.evaluation.RoutingOutcome;
import dev.mudlark.evaluation.ToolRouting;
import java.util.OptionalDouble;

/** Share of the questions with an expected tool on which it was the first to be called. */
final class RoutingAccuracy implements Metric {

    private static final MetricInfo INFO = new MetricInfo(
            "routing_accuracy",
            "How often the agent calls the right tool first.",
            "answered questions on which the first tool called is expected_tool / answered questions that declare it, where "
                    + "the agent was offered that tool; search and off_topic do not count when another tool is expected and "
                    + "called later; for `none` and `off_topic` right is to call no tool or off_topic",
            MetricInfo.Unit.SHARE,
            MetricInfo.Direction.HIGHER,
            "questions without expected_tool, systems without tools, questions that failed on the way",
            MetricInfo.Spread.WILSON);

    @Override
    public MetricInfo info() {
        return INFO;
    }

    @Override
    public OptionalDouble of(Attempt attempt) {
        return ToolRouting.of(attempt)
                .map(routing -> OptionalDouble.of(routing.outcome() == RoutingOutcome.RIGHT ? 1 : 0))
                .orElse(OptionalDouble.empty());
    }
}
