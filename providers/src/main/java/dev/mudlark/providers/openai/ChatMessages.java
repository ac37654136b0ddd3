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
import dev.mudlark.providers.wire.WireJson;
import dev.mudlark.providers.wire.WireRequest;
import java.util.List;
import java.util.Optional;

/** The conversation as {@code messages}. */
record ChatMessages(WireRequest request) {

    ArrayNode write() {
        ArrayNode messages = WireJson.object().arrayNode();
        if (!request.llm().system().isEmpty()) {
            messages.addObject()
                    .put("role", "system")
                    .put("content", request.llm().system());
        }
        request.llm().messages().forEach(message -> messages.add(one(message)));
        return messages;
    }

    private ObjectNode one(Message message) {
        return switch (message) {
            case ChatMessage chat -> chat(chat);
            case AssistantToolCallMessage asks -> asks(asks);
            case ToolResultMessage result ->
                WireJson.object()
                        .put("role", "tool")
                        .put("tool_call_id", result.toolCallId())
                        .put("content", ToolOutput.text(result));
        };
    }

    private ObjectNode chat(ChatMessage chat) {
        boolean user = chat.role() == ChatMessage.Role.USER;
        ObjectNode written =
                WireJson.object().put("role", user ? "user" : "assistant").put("content", chat.content());
        state(chat.providerState()).ifPresent(state -> written.setAll((ObjectNode) state.path("message")));
        return written;
    }

    private ObjectNode asks(AssistantToolCallMessage asks) {
        ObjectNode written = WireJson.object().put("role", "assistant");
        written.put("content", asks.content().isBlank() ? null : asks.content());
        Optional<ObjectNode> state = state(asks.providerState());
        ArrayNode calls = written.putArray("tool_calls");
        List<ToolCall> made = asks.toolCalls();
        for (int i = 0; i < made.size(); i++) {
            ObjectNode call = call(made.get(i));
            JsonNode beside =
                    state.map(s -> s.path("calls")).orElse(WireJson.object()).path(i);
            if (beside instanceof ObjectNode fields) {
                call.setAll(fields);
            }
            calls.add(call);
        }
        state.ifPresent(s -> written.setAll((ObjectNode) s.path("message")));
        return written;
    }

    private ObjectNode call(ToolCall call) {
        ObjectNode written = WireJson.object().put("id", call.id()).put("type", "function");
        written.putObject("function")
                .put("name", request.names().wire(call.name()))
                .put("arguments", WireJson.write(call.arguments()));
        return written;
    }

    private Optional<ObjectNode> state(Optional<ProviderState> state) {
        return request.own(state)
                .map(WireJson::read)
                .filter(node -> node.path("message").isObject())
                .map(node -> (ObjectNode) node);
    }
}
