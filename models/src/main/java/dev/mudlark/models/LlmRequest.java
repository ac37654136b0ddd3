package dev.mudlark.models;

import dev.mudlark.context.Deadline;
import dev.mudlark.context.Trace;
import java.util.List;

/**
 * One request to a model.
 *
 * @param messages the conversation so far, oldest first
 * @param system the system prompt; may be empty
 * @param tools the tools on offer; may be empty
 * @param options how to ask
 * @param deadline when the answer must be there
 * @param trace where the provider may note what it did
 */
public record LlmRequest(
        List<Message> messages,
        String system,
        List<ToolSpec> tools,
        LlmOptions options,
        Deadline deadline,
        Trace trace) {

    /** Copies the lists. */
    public LlmRequest {
        messages = List.copyOf(messages);
        tools = List.copyOf(tools);
    }
}
