package dev.mudlark.models;

import java.util.List;
import java.util.Optional;

/**
 * A reply of the assistant that asks for tools.
 *
 * @param content text beside the calls; may be empty
 * @param toolCalls the calls, at least one, with ids that are unique in the conversation
 * @param providerState what the provider that wrote it must get back verbatim, if anything
 */
public record AssistantToolCallMessage(String content, List<ToolCall> toolCalls, Optional<ProviderState> providerState)
        implements Message {

    /** @throws IllegalArgumentException when there is no call */
    public AssistantToolCallMessage {
        toolCalls = List.copyOf(toolCalls);
        if (toolCalls.isEmpty()) {
            throw new IllegalArgumentException("an assistant tool call message needs at least one call");
        }
    }
}
