package dev.mudlark.evaluation.metrics;

import dev.mudlark.context.Step;
import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.MetricInfo;
import java.util.OptionalDouble;

/** The part of an answer's cost that one kind of step took. The parts of all kinds add up to {@link CostPerQuestion}. */
final class StageCost implements Metric {

    private final Step.Kind kind;
    private final MetricInfo info;

    StageCost(Step.Kind kind) {
        this.kind = kind;
        this.info = new MetricInfo(
                name(kind) + "_cost_per_question",
                "What " + work(kind) + " costs in an answer; a part of `cost_per_question`.",
                "mean over answered questions of the cost of the steps of kind `" + kind.label()
                        + "`, in USD; retrieval, turns, tools, generation and embedding add up to `cost_per_question`",
                MetricInfo.Unit.USD,
                MetricInfo.Direction.LOWER,
                "questions that failed on the way, questions with a call whose price or tokens are not known",
                MetricInfo.Spread.NONE);
    }

    @Override
    public MetricInfo info() {
        return info;
    }

    @Override
    public OptionalDouble of(Attempt attempt) {
        if (!attempt.isPriced()) {
            return OptionalDouble.empty();
        }
        long sum = attempt.transcript().steps().stream()
                .filter(step -> step.kind() == kind)
                .mapToLong(Step::costNanoDollars)
                .sum();
        return OptionalDouble.of(sum / 1e9);
    }

    private static String name(Step.Kind kind) {
        return switch (kind) {
            case RETRIEVE -> "retrieval";
            case LLM -> "turns";
            case TOOL -> "tools";
            case GENERATE -> "generation";
            case EMBED -> "embedding";
        };
    }

    private static String work(Step.Kind kind) {
        return switch (kind) {
            case RETRIEVE -> "the system's own retrieval";
            case LLM -> "asking the model for tools or a decision";
            case TOOL -> "calling tools";
            case GENERATE -> "writing the answer";
            case EMBED -> "embedding queries by an endpoint";
        };
    }
}
