package dev.mudlark.providers.wire;

import dev.mudlark.models.AssistantToolCallMessage;
import dev.mudlark.models.Message;
import dev.mudlark.models.ToolCall;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Gives every call an id that no other call of the conversation has: the provider's own where it can be kept. */
final class CallIds {

    private CallIds() {}

    /** The calls with their own names and parsed arguments. */
    static List<ToolCall> unique(List<RawCall> raw, WireRequest request) {
        Set<String> taken = takenIn(request.llm().messages());
        List<ToolCall> calls = new ArrayList<>(raw.size());
        for (RawCall call : raw) {
            String id = call.id().isBlank() || taken.contains(call.id()) ? invented(taken) : call.id();
            taken.add(id);
            calls.add(ToolCall.parse(id, request.names().original(call.name()), call.arguments()));
        }
        return calls;
    }

    private static Set<String> takenIn(List<Message> messages) {
        Set<String> taken = new HashSet<>();
        for (Message message : messages) {
            if (message instanceof AssistantToolCallMessage asks) {
                asks.toolCalls().forEach(call -> taken.add(call.id()));
            }
        }
        return taken;
    }

    /** Depends on nothing but the conversation, so that a replayed run asks the same. */
    private static String invented(Set<String> taken) {
        int number = taken.size() + 1;
        while (taken.contains("call_" + number)) {
            number++;
        }
        return "call_" + number;
    }
}
