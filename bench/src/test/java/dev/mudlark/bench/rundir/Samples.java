package dev.mudlark.bench.rundir;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Step;
import dev.mudlark.documents.Passage;
import dev.mudlark.documents.Span;
import dev.mudlark.evaluation.EvaluationSettings;
import dev.mudlark.evaluation.Question;
import dev.mudlark.evaluation.SystemInfo;
import dev.mudlark.evaluation.Transcript;
import dev.mudlark.models.AssistantToolCallMessage;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.ProviderState;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolResultMessage;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.tools.Evidence;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** Records with every field set, and records with none. */
final class Samples {

    static final RunHeader HEADER = new RunHeader("sample", new EvaluationSettings(List.of(1, 5), 42, 2000), false);

    static final Question QUESTION = new Question(
            "q1",
            "What is 2 % of 1,200?",
            Optional.of("24"),
            List.of("24"),
            List.of("rates"),
            Map.of("rates", 3, "plans", 0),
            Optional.of("numeric"),
            Optional.of("easy"),
            Optional.of("number"),
            List.of("calculator"),
            Optional.of("calculator"),
            List.of(new Question.ExpectedCall("calculator", Map.of("expression", "1200*0.02"))),
            Optional.of(true),
            Optional.of("compute"),
            Optional.of(new Question.Attack(List.of("PWNED"), Optional.of("date_calc"))));

    static final Question BARE = Question.of("q2", "Why?");

    private static final Span SPAN = new Span("rates", "v1", 3, 9);

    private Samples() {}

    /** What a run with this config is begun with. */
    static Manifest.Request request(String config) {
        return new Manifest.Request(
                "sample",
                "mudlark run c.yaml --limit 2",
                Path.of("/there"),
                new Manifest.ConfigSource(Optional.of(Path.of("c.yaml")), Path.of("."), config),
                Map.of("limit", "2"),
                42,
                Instant.parse("2026-01-01T10:00:00Z"));
    }

    static ObjectNode json(String text) {
        try {
            return (ObjectNode) JsonLines.parse(text);
        } catch (JsonProcessingException e) {
            throw new AssertionError(e);
        }
    }

    static SystemInfo agent() {
        return new SystemInfo(
                "agent",
                "agent_search",
                "mock",
                true,
                List.of(new ToolSpec("calculator", "Computes.", json("{\"type\":\"object\"}"))),
                1_500,
                7,
                Optional.of(12));
    }

    static SystemInfo plain() {
        return new SystemInfo("plain", "no_retrieval", "mock", true, List.of(), 0, 0, Optional.empty());
    }

    /** Text with a line separator, a next-line, a surrogate that stands alone and a character beyond the first plane. */
    static String awkward() {
        return "a\u2028b\u0085c\ud800d\ud83d\ude00\n\"e\"";
    }

    static Transcript full() {
        ProviderState state = new ProviderState("p", "m", "{\"x\": 1}");
        return new Transcript(
                "agent",
                "q1",
                "Use tools.",
                List.of(
                        ChatMessage.user("What is 2 % of 1,200?"),
                        new AssistantToolCallMessage(
                                "Let me compute.",
                                List.of(
                                        ToolCall.of(
                                                "c1", "calculator", json("{\"expression\":\"1200*0.020\",\"n\":1.50}")),
                                        ToolCall.malformed("c2", "calculator", "{\"a", "cut at 3")),
                                Optional.of(state)),
                        new ToolResultMessage("c1", "24", false),
                        new ToolResultMessage("c2", awkward(), true),
                        new ChatMessage(ChatMessage.Role.ASSISTANT, "24 [rates]", Optional.of(state))),
                List.of(
                        new Transcript.ToolUse(
                                "c1",
                                "calculator",
                                json("{\"expression\":\"1200*0.020\"}"),
                                Optional.empty(),
                                false,
                                List.of(new Evidence.Computed("calculator", "24"), new Evidence.DocumentSpan(SPAN)),
                                10,
                                0),
                        new Transcript.ToolUse(
                                "c2",
                                "calculator",
                                json("{}"),
                                Optional.of("invalid_arguments"),
                                true,
                                List.of(),
                                11,
                                5)),
                List.of(new Transcript.Retrieval("search", List.of(new Passage(SPAN, "Rates", "2 % fee")))),
                List.of(
                        new Step(
                                Step.Kind.LLM,
                                "mock",
                                20,
                                OptionalLong.of(100),
                                OptionalLong.of(8),
                                16_000,
                                Map.of("calls", "calculator")),
                        new Step(
                                Step.Kind.RETRIEVE,
                                "bm25",
                                21,
                                OptionalLong.empty(),
                                OptionalLong.empty(),
                                0,
                                Map.of())),
                Optional.of("24 [rates]"),
                Optional.of(new Transcript.Agent(2, 1, 2, "answered", true, false)),
                Optional.empty(),
                99);
    }

    static Transcript failed() {
        return new Transcript(
                "plain",
                "q2",
                "",
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(new Transcript.Failure(Transcript.Failure.Kind.RUN_ERROR, "llm_error", "no reply")),
                5);
    }
}
