package dev.mudlark.providers.wire;

import dev.mudlark.models.AssistantToolCallMessage;
import dev.mudlark.models.Message;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolResultMessage;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A conversation as every provider demands it: behind a message with calls stands one result for each call, in the order
 * of the calls, and no other result stands anywhere.
 */
final class AnsweredCalls {

    private AnsweredCalls() {}

    /** The messages with their results put in order; a call without a result gets an error, a second result is dropped. */
    static List<Message> in(List<Message> messages) {
        List<Message> answered = new ArrayList<>(messages.size());
        for (int i = 0; i < messages.size(); i++) {
            Message message = messages.get(i);
            if (message instanceof AssistantToolCallMessage asks) {
                answered.add(asks);
                answered.addAll(results(asks.toolCalls(), messages, i + 1));
            } else if (!(message instanceof ToolResultMessage)) {
                answered.add(message);
            }
        }
        return answered;
    }

    private static List<Message> results(List<ToolCall> calls, List<Message> messages, int from) {
        Map<String, Message> results = new LinkedHashMap<>();
        for (ToolCall call : calls) {
            results.put(call.id(), new ToolResultMessage(call.id(), "error: this call was not run", true));
        }
        Map<String, Message> found = new LinkedHashMap<>();
        for (int i = from; i < messages.size() && messages.get(i) instanceof ToolResultMessage result; i++) {
            found.putIfAbsent(result.toolCallId(), result);
        }
        found.forEach(results::replace);
        return List.copyOf(results.values());
    }
}
