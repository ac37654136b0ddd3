package dev.mudlark.agents;

import dev.mudlark.models.ToolCall;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Sees to it that no two calls of a conversation have the same id, whatever the model gives. */
final class CallIds {

    private final Set<String> taken = new HashSet<>();

    /** The same calls; those whose id was there before have another. */
    List<ToolCall> unique(List<ToolCall> calls) {
        List<ToolCall> unique = new ArrayList<>(calls.size());
        for (ToolCall call : calls) {
            unique.add(
                    taken.add(call.id())
                            ? call
                            : new ToolCall(next(), call.name(), call.arguments(), call.malformed()));
        }
        return List.copyOf(unique);
    }

    /** An id that no call has had. */
    String next() {
        int number = taken.size() + 1;
        while (!taken.add("call_" + number)) {
            number++;
        }
        return "call_" + number;
    }
}
