package dev.mudlark.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Step;
import dev.mudlark.documents.Span;
import dev.mudlark.evaluation.Transcript;
import dev.mudlark.tools.Evidence;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;

/** One question with all its steps, for programs. What is not known is {@code null}. */
final class AskedJson {

    private AskedJson() {}

    static ObjectNode of(Transcript transcript) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("system", transcript.system());
        json.put("question_id", transcript.questionId());
        json.put("answer", transcript.answer().orElse(null));
        transcript
                .failure()
                .ifPresentOrElse(
                        failure -> json.putObject("error")
                                .put("code", failure.code())
                                .put("message", failure.message()),
                        () -> json.putNull("error"));
        transcript
                .agent()
                .ifPresentOrElse(agent -> json.put("ended", agent.termination()), () -> json.putNull("ended"));
        json.put("latency_ms", transcript.latencyNanos() / 1e6);
        sums(json, transcript.steps());
        ArrayNode steps = json.putArray("steps");
        transcript.steps().forEach(step -> steps.add(step(step)));
        ArrayNode calls = json.putArray("tool_calls");
        transcript.toolUses().forEach(use -> calls.add(call(use)));
        putEvidence(json, transcript);
        json.put("system_prompt", transcript.systemPrompt());
        ArrayNode messages = json.putArray("messages");
        transcript.messages().forEach(message -> messages.add(MessageJson.of(message)));
        return json;
    }

    private static void sums(ObjectNode json, List<Step> steps) {
        put(json, "input_tokens", sum(steps.stream().map(Step::inputTokens).toList()));
        put(json, "output_tokens", sum(steps.stream().map(Step::outputTokens).toList()));
        if (steps.stream().anyMatch(Step::unpriced)) {
            json.putNull("usd");
        } else {
            json.put(
                    "usd",
                    Dollars.of(steps.stream().mapToLong(Step::costNanoDollars).sum()));
        }
    }

    private static OptionalLong sum(List<OptionalLong> counts) {
        return counts.stream().anyMatch(OptionalLong::isPresent)
                ? OptionalLong.of(
                        counts.stream().mapToLong(count -> count.orElse(0)).sum())
                : OptionalLong.empty();
    }

    private static ObjectNode step(Step step) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("kind", step.kind().label());
        json.put("name", step.name());
        json.put("latency_ms", step.latencyNanos() / 1e6);
        put(json, "input_tokens", step.inputTokens());
        put(json, "output_tokens", step.outputTokens());
        if (step.unpriced()) {
            json.putNull("usd");
        } else {
            json.put("usd", Dollars.of(step.costNanoDollars()));
        }
        ObjectNode detail = json.putObject("detail");
        step.detail().forEach(detail::put);
        return json;
    }

    private static ObjectNode call(Transcript.ToolUse use) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("id", use.callId()).put("tool", use.tool());
        json.set("arguments", use.arguments());
        json.put("error", use.errorCode().orElse(null));
        json.put("truncated", use.truncated());
        return json.put("latency_ms", use.latencyNanos() / 1e6);
    }

    /** The document text that the model was shown, each span once, and what tools computed. */
    private static void putEvidence(ObjectNode json, Transcript transcript) {
        Set<Span> spans = new LinkedHashSet<>();
        ArrayNode computed = JsonNodeFactory.instance.arrayNode();
        transcript.toolUses().stream().flatMap(use -> use.evidence().stream()).forEach(shown -> {
            switch (shown) {
                case Evidence.DocumentSpan(Span span) -> spans.add(span);
                case Evidence.Computed(String tool, String value) ->
                    computed.addObject().put("tool", tool).put("value", value);
            }
        });
        transcript.retrievals().stream()
                .flatMap(ranking -> ranking.passages().stream())
                .forEach(passage -> spans.add(passage.span()));
        ArrayNode evidence = json.putArray("evidence");
        spans.forEach(span -> evidence.addObject()
                .put("doc_id", span.documentId())
                .put("start", span.start())
                .put("end", span.end()));
        json.set("computed", computed);
    }

    private static void put(ObjectNode json, String key, OptionalLong count) {
        if (count.isPresent()) {
            json.put(key, count.getAsLong());
        } else {
            json.putNull(key);
        }
    }
}
