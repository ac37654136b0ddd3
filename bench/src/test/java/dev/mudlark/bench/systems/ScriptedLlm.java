package dev.mudlark.bench.systems;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.StopReason;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.Usage;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.function.Supplier;

/** Says what it was told to say, in order, and remembers what it was asked. */
final class ScriptedLlm implements Llm {

    final List<LlmRequest> asked = new ArrayList<>();
    private final Queue<Supplier<LlmToolResponse>> script = new ArrayDeque<>();
    private int calls;

    void says(String text) {
        script.add(() -> response(text, List.of(), StopReason.END));
    }

    void calls(String tool, String arguments) {
        ToolCall call = ToolCall.of("c" + ++calls, tool, json(arguments));
        script.add(() -> response("", List.of(call), StopReason.TOOL_CALLS));
    }

    void fails(String message) {
        script.add(() -> {
            throw new LlmException(message);
        });
    }

    @Override
    public LlmToolResponse completeWithTools(LlmRequest request) {
        asked.add(request);
        return script.remove().get();
    }

    private static LlmToolResponse response(String text, List<ToolCall> calls, StopReason reason) {
        return new LlmToolResponse(text, calls, Usage.of(10, 5), "scripted-1", "scripted", reason, Optional.empty());
    }

    private static ObjectNode json(String text) {
        try {
            return (ObjectNode) JsonMapper.builder().build().readTree(text);
        } catch (JsonProcessingException e) {
            throw new AssertionError(e);
        }
    }
}
