package dev.mudlark.bench.report;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.bench.rundir.JsonLines;
import dev.mudlark.context.Step;
import dev.mudlark.evaluation.Transcript;

/** The steps of a question as they stand in {@code per_question_results.jsonl}. */
final class StepLines {

    private StepLines() {}

    static ArrayNode of(Transcript transcript) {
        ArrayNode steps = JsonLines.object().arrayNode();
        transcript.steps().forEach(step -> steps.add(step(step)));
        return steps;
    }

    /** Money spent on tools in nano-dollars. */
    static long toolCost(Transcript transcript) {
        return transcript.steps().stream()
                .filter(step -> step.kind() == Step.Kind.TOOL)
                .mapToLong(Step::costNanoDollars)
                .sum();
    }

    private static ObjectNode step(Step step) {
        ObjectNode node = JsonLines.object();
        node.put("kind", step.kind().label());
        node.put("name", step.name());
        node.set("latency_ms", JsonNumber.millis(step.latencyNanos(), !step.isStored()));
        node.set("input_tokens", JsonNumber.of(step.inputTokens()));
        node.set("output_tokens", JsonNumber.of(step.outputTokens()));
        node.set(
                step.kind() == Step.Kind.TOOL ? "tool_cost" : "cost",
                step.unpriced() ? node.nullNode() : JsonNumber.dollars(step.costNanoDollars()));
        ObjectNode detail = node.putObject("detail");
        step.detail().forEach(detail::put);
        return node;
    }
}
