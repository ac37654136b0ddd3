package dev.mudlark.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.AssistantToolCallMessage;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.Message;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolResultMessage;
import java.util.Locale;

/** A message of a conversation, for programs. */
final class MessageJson {

    private MessageJson() {}

    static ObjectNode of(Message message) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        switch (message) {
            case ChatMessage chat ->
                json.put("role", chat.role().name().toLowerCase(Locale.ROOT)).put("content", chat.content());
            case AssistantToolCallMessage calls -> {
                json.put("role", "assistant").put("content", calls.content());
                ArrayNode list = json.putArray("tool_calls");
                calls.toolCalls().forEach(call -> list.add(call(call)));
            }
            case ToolResultMessage result ->
                json.put("role", "tool")
                        .put("tool_call_id", result.toolCallId())
                        .put("content", result.content())
                        .put("is_error", result.isError());
        }
        return json;
    }

    private static ObjectNode call(ToolCall call) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("id", call.id()).put("name", call.name());
        json.set("arguments", call.arguments());
        call.malformed().ifPresent(broken -> json.put("malformed", broken.raw()));
        return json;
    }
}
