package dev.mudlark.evaluation.metrics;

import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.MetricInfo;
import dev.mudlark.evaluation.Transcript;
import java.util.List;
import java.util.OptionalDouble;

/** Share of the tool calls that failed. */
final class ToolErrorRate implements Metric {

    private static final MetricInfo INFO = new MetricInfo(
            "tool_error_rate",
            "How often a tool call returns an error.",
            "tool calls that returned an error / tool calls, over all calls of all questions asked, those "
                    + "included that failed later on",
            MetricInfo.Unit.SHARE,
            MetricInfo.Direction.LOWER,
            "systems that made no call",
            MetricInfo.Spread.NONE);

    @Override
    public MetricInfo info() {
        return INFO;
    }

    @Override
    public OptionalDouble of(Attempt attempt) {
        return share(attempt.calls());
    }

    @Override
    public OptionalDouble over(Sample sample) {
        return share(sample.asked().stream()
                .flatMap(attempt -> attempt.calls().stream())
                .toList());
    }

    private static OptionalDouble share(List<Transcript.ToolUse> calls) {
        return calls.stream()
                .mapToInt(call -> call.errorCode().isPresent() ? 1 : 0)
                .average();
    }
}
