package dev.mudlark.evaluation.metrics;

import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.MetricInfo;
import dev.mudlark.evaluation.Question;
import dev.mudlark.evaluation.ToolRouting;
import dev.mudlark.evaluation.Transcript;
import java.util.OptionalDouble;
import java.util.Set;

/** Share of the questions without need of tools on which one was called. */
final class NeedlessCallRate implements Metric {

    private static final MetricInfo INFO = new MetricInfo(
            "needless_call_rate",
            "How often the agent calls a tool that the question does not need.",
            "questions with a call of a tool that does not retrieve / questions that declare neither "
                    + "requires_tools nor expected_tool nor expected_calls; the tools that retrieve are search, "
                    + "corpus_grep, read_document and list_documents. With the expected_tool `none` or `off_topic` every "
                    + "call counts but one of off_topic",
            MetricInfo.Unit.SHARE,
            MetricInfo.Direction.LOWER,
            "questions that declare one of the three, systems without tools",
            MetricInfo.Spread.WILSON);

    private static final Set<String> RETRIEVAL = Set.of("search", "corpus_grep", "read_document", "list_documents");

    @Override
    public MetricInfo info() {
        return INFO;
    }

    @Override
    public OptionalDouble of(Attempt attempt) {
        Question question = attempt.question();
        boolean declared = question.needsTools()
                || question.neededTool().isPresent()
                || !question.expectedCalls().isEmpty();
        if (declared || !attempt.hasTools()) {
            return OptionalDouble.empty();
        }
        Set<String> harmless = question.expectsNoTool() ? Set.of() : RETRIEVAL;
        boolean needless = attempt.calls().stream()
                .map(Transcript.ToolUse::tool)
                .anyMatch(tool -> !tool.equals(ToolRouting.OFF_TOPIC) && !harmless.contains(tool));
        return OptionalDouble.of(needless ? 1 : 0);
    }
}
