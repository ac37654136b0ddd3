package dev.mudlark.bench.rundir;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.AssistantToolCallMessage;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.Message;
import dev.mudlark.models.ProviderState;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolResultMessage;
import java.util.List;
import java.util.Optional;

/** How messages are stored: {@code role} is {@code user}, {@code assistant} or {@code tool}. */
final class MessageFormat {

    private MessageFormat() {}

    static ObjectNode write(Message message) {
        ObjectNode node = JsonLines.object();
        switch (message) {
            case ChatMessage chat -> {
                node.put("role", chat.role() == ChatMessage.Role.USER ? "user" : "assistant");
                node.put("content", chat.content());
                chat.providerState().ifPresent(state -> node.set("provider_state", writeState(state)));
            }
            case AssistantToolCallMessage calls -> {
                node.put("role", "assistant");
                node.put("content", calls.content());
                ArrayNode list = node.putArray("tool_calls");
                calls.toolCalls().forEach(call -> list.add(writeCall(call)));
                calls.providerState().ifPresent(state -> node.set("provider_state", writeState(state)));
            }
            case ToolResultMessage result -> {
                node.put("role", "tool");
                node.put("tool_call_id", result.toolCallId());
                node.put("content", result.content());
                node.put("is_error", result.isError());
            }
        }
        return node;
    }

    static Message read(JsonNode value) {
        Stored node = Stored.of(value, "message");
        String role = node.text("role");
        String content = node.text("content");
        Optional<ProviderState> state = node.optional("provider_state", MessageFormat::readState);
        return switch (role) {
            case "user" -> new ChatMessage(ChatMessage.Role.USER, content, state);
            case "tool" -> new ToolResultMessage(node.text("tool_call_id"), content, node.flag("is_error"));
            case "assistant" -> {
                List<ToolCall> calls = node.list("tool_calls", MessageFormat::readCall);
                yield calls.isEmpty()
                        ? new ChatMessage(ChatMessage.Role.ASSISTANT, content, state)
                        : new AssistantToolCallMessage(content, calls, state);
            }
            default -> throw new StoredException("unknown role '" + role + "' of a message");
        };
    }

    private static ObjectNode writeCall(ToolCall call) {
        ObjectNode node = JsonLines.object();
        node.put("id", call.id());
        node.put("name", call.name());
        call.malformed()
                .ifPresentOrElse(
                        broken -> node.putObject("malformed")
                                .put("raw", broken.raw())
                                .put("reason", broken.reason()),
                        () -> node.set("arguments", call.arguments()));
        return node;
    }

    private static ToolCall readCall(JsonNode value) {
        Stored node = Stored.of(value, "tool call");
        String id = node.text("id");
        String name = node.text("name");
        return node.optional("malformed", broken -> Stored.of(broken, "malformed"))
                .map(broken -> ToolCall.malformed(id, name, broken.text("raw"), broken.text("reason")))
                .orElseGet(() -> ToolCall.of(id, name, node.object("arguments")));
    }

    private static ObjectNode writeState(ProviderState state) {
        return JsonLines.object()
                .put("provider", state.provider())
                .put("model", state.model())
                .put("json", state.json());
    }

    private static ProviderState readState(JsonNode value) {
        Stored node = Stored.of(value, "provider_state");
        return new ProviderState(node.text("provider"), node.text("model"), node.text("json"));
    }
}
