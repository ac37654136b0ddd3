package dev.mudlark.models.recording;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.AssistantToolCallMessage;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.Message;
import dev.mudlark.models.ProviderState;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolCall.MalformedArguments;
import dev.mudlark.models.ToolResultMessage;
import java.util.List;
import java.util.Optional;

/** How messages and what they hold are stored. */
final class MessageForm {

    private MessageForm() {}

    static ObjectNode write(Message message) {
        ObjectNode node = Json.object();
        switch (message) {
            case ChatMessage chat -> {
                node.put("role", Fields.lower(chat.role())).put("content", chat.content());
                write(chat.providerState(), node);
            }
            case AssistantToolCallMessage calls -> {
                node.put("role", "assistant").put("content", calls.content());
                write(calls.toolCalls(), node);
                write(calls.providerState(), node);
            }
            case ToolResultMessage result ->
                node.put("role", "tool")
                        .put("tool_call_id", result.toolCallId())
                        .put("content", result.content())
                        .put("is_error", result.isError());
        }
        return node;
    }

    static void write(List<ToolCall> calls, ObjectNode into) {
        ArrayNode list = into.putArray("tool_calls");
        for (ToolCall call : calls) {
            ObjectNode node = list.addObject().put("id", call.id()).put("name", call.name());
            node.set("arguments", call.arguments());
            call.malformed()
                    .ifPresent(broken ->
                            node.putObject("malformed").put("raw", broken.raw()).put("reason", broken.reason()));
        }
    }

    static void write(Optional<ProviderState> state, ObjectNode into) {
        state.ifPresent(kept -> into.putObject("provider_state")
                .put("provider", kept.provider())
                .put("model", kept.model())
                .put("json", kept.json()));
    }

    static List<ToolCall> readCalls(Fields fields) {
        return fields.list("tool_calls", MessageForm::readCall);
    }

    private static ToolCall readCall(JsonNode value) {
        Fields call = Fields.of(value, "tool call");
        String id = call.text("id");
        if (id.isBlank()) {
            throw new StoredException("a tool call has a blank id");
        }
        Optional<MalformedArguments> malformed = call.optional("malformed")
                .map(broken -> new MalformedArguments(broken.text("raw"), broken.text("reason")));
        return new ToolCall(id, call.text("name"), call.fields("arguments").node(), malformed);
    }

    static Optional<ProviderState> readState(Fields fields) {
        return fields.optional("provider_state")
                .map(state -> new ProviderState(state.text("provider"), state.text("model"), state.text("json")));
    }
}
