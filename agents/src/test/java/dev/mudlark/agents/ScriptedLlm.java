package dev.mudlark.agents;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.StopReason;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.Usage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A model that says what it was told to say and remembers what it was asked. The last line repeats. */
final class ScriptedLlm implements Llm {

    final List<LlmRequest> requests = new ArrayList<>();
    private final List<Function<Integer, LlmToolResponse>> script;
    private final Usage usage;

    @SafeVarargs
    ScriptedLlm(Usage usage, Function<Integer, LlmToolResponse>... script) {
        this.usage = usage;
        this.script = List.of(script);
    }

    @SafeVarargs
    ScriptedLlm(Function<Integer, LlmToolResponse>... script) {
        this(Usage.of(100, 10), script);
    }

    /** Calls the tools of these names; ids are {@code turn-position}. */
    static Function<Integer, LlmToolResponse> calls(String... names) {
        return turn -> reply("", callsOf(turn, names), StopReason.TOOL_CALLS);
    }

    /** Calls a tool with arguments that are the same in every turn. */
    static Function<Integer, LlmToolResponse> sameCall(String name) {
        return turn -> {
            ToolCall call = ToolCall.of(turn + "-1", name, JsonNodeFactory.instance.objectNode());
            return reply("", List.of(call), StopReason.TOOL_CALLS);
        };
    }

    /** Calls tools beside a text, stopped by the output limit. */
    static Function<Integer, LlmToolResponse> cutCalls(String... names) {
        return turn -> reply("", callsOf(turn, names), StopReason.LENGTH);
    }

    /** Says a text and calls tools. */
    static Function<Integer, LlmToolResponse> saysAndCalls(String text, String... names) {
        return turn -> reply(text, callsOf(turn, names), StopReason.TOOL_CALLS);
    }

    static Function<Integer, LlmToolResponse> says(String text) {
        return turn -> reply(text, List.of(), StopReason.END);
    }

    /** Says a text that the output limit cut. */
    static Function<Integer, LlmToolResponse> cutText(String text) {
        return turn -> reply(text, List.of(), StopReason.LENGTH);
    }

    static Function<Integer, LlmToolResponse> fails(String message) {
        return turn -> {
            throw new LlmException(message);
        };
    }

    @Override
    public LlmToolResponse completeWithTools(LlmRequest request) {
        requests.add(request);
        int turn = requests.size();
        LlmToolResponse reply = script.get(Math.min(turn, script.size()) - 1).apply(turn);
        return new LlmToolResponse(
                reply.text(),
                reply.toolCalls(),
                usage,
                reply.model(),
                reply.provider(),
                reply.stopReason(),
                reply.providerState());
    }

    private static List<ToolCall> callsOf(int turn, String... names) {
        List<ToolCall> calls = new ArrayList<>();
        for (String name : names) {
            String id = turn + "-" + (calls.size() + 1);
            calls.add(
                    ToolCall.of(id, name, JsonNodeFactory.instance.objectNode().put("note", id)));
        }
        return calls;
    }

    private static LlmToolResponse reply(String text, List<ToolCall> calls, StopReason stopReason) {
        return new LlmToolResponse(text, calls, Usage.UNKNOWN, "scripted-1", "scripted", stopReason, Optional.empty());
    }
}
