package dev.mudlark.evaluation.metrics;

import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.MetricInfo;
import java.util.OptionalDouble;

/** Share of the questions on which every required tool worked. */
final class RequiredToolSuccessRate implements Metric {

    private static final MetricInfo INFO = new MetricInfo(
            "required_tool_success_rate",
            "How often the agent calls the tools a question needs and gets a result.",
            "questions on which every tool of requires_tools was called at least once without an error / "
                    + "questions that declare requires_tools",
            MetricInfo.Unit.SHARE,
            MetricInfo.Direction.HIGHER,
            "questions that declare none, systems without tools",
            MetricInfo.Spread.WILSON);

    @Override
    public MetricInfo info() {
        return INFO;
    }

    @Override
    public OptionalDouble of(Attempt attempt) {
        return RequiredTools.called(attempt, call -> call.errorCode().isEmpty());
    }
}
