package dev.mudlark.agents.standin;

import dev.mudlark.models.AssistantToolCallMessage;
import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.StopReason;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.Usage;
import java.util.List;
import java.util.Optional;

/** The model: reads the conversation afresh at every turn and follows its rules. */
final class StandIn implements Llm {

    @Override
    public LlmToolResponse completeWithTools(LlmRequest request) {
        Reading reading = Reading.of(request);
        Evidence evidence = new Evidence(Question.of(reading.question()), Unit.of(reading.passages()));
        List<ToolCall> calls = new Plan(reading, evidence).next();
        String text = calls.isEmpty() ? Answers.of(reading, evidence) : "";
        return new LlmToolResponse(
                text,
                calls,
                Usage.of(
                        tokens(read(request)),
                        tokens(text.length()
                                + calls.stream().mapToLong(StandIn::length).sum())),
                "mock",
                "mock",
                calls.isEmpty() ? StopReason.END : StopReason.TOOL_CALLS,
                Optional.empty());
    }

    private static long read(LlmRequest request) {
        long messages = request.messages().stream()
                .mapToLong(m -> m.content().length()
                        + (m instanceof AssistantToolCallMessage reply
                                ? reply.toolCalls().stream()
                                        .mapToLong(StandIn::length)
                                        .sum()
                                : 0))
                .sum();
        return messages
                + request.system().length()
                + request.tools().stream()
                        .mapToLong(t -> (long) t.name().length()
                                + t.description().length()
                                + t.inputSchema().toString().length())
                        .sum();
    }

    private static long length(ToolCall call) {
        return (long) call.name().length() + call.arguments().toString().length();
    }

    /** A token for every four characters begun. */
    private static long tokens(long characters) {
        return (characters + 3) / 4;
    }
}
