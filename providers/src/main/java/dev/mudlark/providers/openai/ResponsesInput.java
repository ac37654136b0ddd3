package dev.mudlark.providers.openai;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.AssistantToolCallMessage;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.Message;
import dev.mudlark.models.ProviderState;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolResultMessage;
import dev.mudlark.providers.wire.ToolOutput;
import dev.mudlark.providers.wire.WireIds;
import dev.mudlark.providers.wire.WireJson;
import dev.mudlark.providers.wire.WireRequest;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The conversation as {@code input}. What the system says stands there too and not in {@code instructions}: JSON mode is
 * refused unless the input speaks of JSON, whatever the instructions say.
 */
record ResponsesInput(WireRequest request) {

    private static final String STATUS = "status";

    /** Names of what the provider keeps, which it does not here, and how far it had got. */
    private static final Set<String> NOT_SENT = Set.of("id", STATUS);

    ArrayNode write() {
        ArrayNode input = WireJson.object().arrayNode();
        if (!request.llm().system().isEmpty()) {
            say("developer", request.llm().system(), input);
        }
        request.llm().messages().forEach(message -> add(message, input));
        return input;
    }

    private void add(Message message, ArrayNode input) {
        switch (message) {
            case ChatMessage chat when chat.role() == ChatMessage.Role.USER -> say("user", chat.content(), input);
            case ChatMessage chat -> assistant(chat.content(), List.of(), chat.providerState(), input);
            case AssistantToolCallMessage asks ->
                assistant(asks.content(), asks.toolCalls(), asks.providerState(), input);
            case ToolResultMessage result ->
                input.addObject()
                        .put("type", "function_call_output")
                        .put("call_id", WireIds.plain(result.toolCallId()))
                        .put("output", ToolOutput.text(result));
        }
    }

    private void assistant(String text, List<ToolCall> calls, Optional<ProviderState> state, ArrayNode input) {
        Optional<JsonNode> own = request.own(state)
                .map(json -> WireJson.read(json).path("output"))
                .filter(output -> calls(output) == calls.size());
        if (own.isPresent()) {
            replay(own.get(), calls, input);
            return;
        }
        if (!text.isBlank() || calls.isEmpty()) {
            say("assistant", text, input);
        }
        calls.forEach(call -> call(call, input.addObject()));
    }

    private static long calls(JsonNode output) {
        return output.valueStream().filter(ResponsesInput::isCall).count();
    }

    private static boolean isCall(JsonNode item) {
        return item.path("type").asText().equals("function_call");
    }

    private static boolean isReasoning(JsonNode item) {
        return item.path("type").asText().equals("reasoning");
    }

    /**
     * The items as they came, with the ids by which the calls are answered. Refused would be reasoning whose content did
     * not come along, as the provider looks for it and keeps none, and reasoning that nothing stands behind.
     */
    private void replay(JsonNode output, List<ToolCall> calls, ArrayNode input) {
        int end = output.size();
        while (end > 0 && isReasoning(output.path(end - 1))) {
            end--;
        }
        int next = 0;
        for (JsonNode item : output.valueStream().limit(end).toList()) {
            if (isReasoning(item)) {
                reasoning(item, input);
                continue;
            }
            ObjectNode copy = input.addObject();
            copy.setAll((ObjectNode) item);
            copy.remove(NOT_SENT);
            if (isCall(item)) {
                call(calls.get(next++), copy);
            }
        }
    }

    private static void reasoning(JsonNode item, ArrayNode input) {
        if (!WireJson.text(item.path("encrypted_content")).isEmpty()) {
            ObjectNode copy = input.addObject();
            copy.setAll((ObjectNode) item);
            copy.remove(STATUS);
        }
    }

    private void call(ToolCall call, ObjectNode item) {
        item.put("type", "function_call")
                .put("call_id", WireIds.plain(call.id()))
                .put("name", request.names().wire(call.name()))
                .put("arguments", WireJson.write(call.arguments()));
    }

    private static void say(String role, String text, ArrayNode input) {
        input.addObject().put("role", role).put("content", text);
    }
}
