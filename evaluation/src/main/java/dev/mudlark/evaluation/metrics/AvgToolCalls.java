package dev.mudlark.evaluation.metrics;

import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.MetricInfo;
import java.util.OptionalDouble;

/** Mean number of tool calls. */
final class AvgToolCalls implements Metric {

    private static final MetricInfo INFO = new MetricInfo(
            "avg_tool_calls",
            "How many tool calls a question takes.",
            "mean over answered questions of the tool calls that ran or failed; calls refused at a limit "
                    + "are not counted",
            MetricInfo.Unit.COUNT,
            MetricInfo.Direction.NEITHER,
            "questions that failed on the way, systems without tools",
            MetricInfo.Spread.NONE);

    @Override
    public MetricInfo info() {
        return INFO;
    }

    @Override
    public OptionalDouble of(Attempt attempt) {
        return attempt.hasTools() ? OptionalDouble.of(attempt.calls().size()) : OptionalDouble.empty();
    }
}
