package dev.mudlark.bench.rundir;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.evaluation.Transcript;
import dev.mudlark.evaluation.Transcript.Agent;
import dev.mudlark.evaluation.Transcript.Failure;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** How transcripts are stored. */
final class TranscriptFormat {

    static final String TYPE = "transcript";

    private TranscriptFormat() {}

    static ObjectNode write(Transcript transcript) {
        ObjectNode node = JsonLines.object();
        node.put("type", TYPE);
        node.put("system", transcript.system());
        node.put("question_id", transcript.questionId());
        node.put("system_prompt", transcript.systemPrompt());
        putList(node, "messages", transcript.messages(), MessageFormat::write);
        putList(node, "tool_uses", transcript.toolUses(), EvidenceFormat::write);
        putList(node, "retrievals", transcript.retrievals(), EvidenceFormat::write);
        putList(node, "steps", transcript.steps(), StepFormat::write);
        transcript.answer().ifPresent(answer -> node.put("answer", answer));
        transcript.agent().ifPresent(agent -> node.set("agent", write(agent)));
        transcript.failure().ifPresent(failure -> node.set("failure", write(failure)));
        node.put("latency_ns", transcript.latencyNanos());
        return node;
    }

    static Transcript read(Stored node) {
        return new Transcript(
                node.text("system"),
                node.text("question_id"),
                node.text("system_prompt"),
                node.list("messages", MessageFormat::read),
                node.list("tool_uses", EvidenceFormat::readToolUse),
                node.list("retrievals", EvidenceFormat::readRetrieval),
                node.list("steps", StepFormat::read),
                node.optionalText("answer"),
                node.optional("agent", TranscriptFormat::readAgent),
                node.optional("failure", TranscriptFormat::readFailure),
                node.whole("latency_ns"));
    }

    private static ObjectNode write(Agent agent) {
        ObjectNode node = JsonLines.object()
                .put("steps", agent.steps())
                .put("tool_calls", agent.toolCalls())
                .put("llm_calls", agent.llmCalls())
                .put("termination", agent.termination())
                .put("best_effort", agent.bestEffort())
                .put("budget_exhausted", agent.budgetExhausted());
        return agent.repeatedCalls() ? node.put("repeated_calls", true) : node;
    }

    private static Agent readAgent(JsonNode value) {
        Stored node = Stored.of(value, "agent");
        return new Agent(
                node.integer("steps"),
                node.integer("tool_calls"),
                node.integer("llm_calls"),
                node.text("termination"),
                node.flag("best_effort"),
                node.flag("budget_exhausted"),
                node.optionalFlag("repeated_calls").orElse(false));
    }

    private static ObjectNode write(Failure failure) {
        return JsonLines.object()
                .put("kind", failure.kind().name().toLowerCase(Locale.ROOT))
                .put("code", failure.code())
                .put("message", failure.message());
    }

    private static Failure readFailure(JsonNode value) {
        Stored node = Stored.of(value, "failure");
        String kind = node.text("kind");
        return new Failure(
                switch (kind) {
                    case "run_error" -> Failure.Kind.RUN_ERROR;
                    case "unscoreable" -> Failure.Kind.UNSCOREABLE;
                    default -> throw new StoredException("unknown kind '" + kind + "' of a failure");
                },
                node.text("code"),
                node.text("message"));
    }

    private static <T> void putList(ObjectNode node, String field, List<T> items, Function<T, ObjectNode> write) {
        ArrayNode list = node.putArray(field);
        items.forEach(item -> list.add(write.apply(item)));
    }
}
