package dev.mudlark.models;

import java.util.List;
import java.util.Optional;

/**
 * A model's reply.
 *
 * @param text what it says; may be empty
 * @param toolCalls what it wants to call; empty when it answered
 * @param usage tokens
 * @param model the model that answered, as the provider names it
 * @param provider the provider's name
 * @param stopReason why it stopped
 * @param providerState what must be sent back verbatim, if anything
 */
public record LlmToolResponse(
        String text,
        List<ToolCall> toolCalls,
        Usage usage,
        String model,
        String provider,
        StopReason stopReason,
        Optional<ProviderState> providerState) {

    /** Copies the list. */
    public LlmToolResponse {
        toolCalls = List.copyOf(toolCalls);
    }

    /** This reply as the message to append to the conversation. */
    public Message asMessage() {
        return toolCalls.isEmpty()
                ? new ChatMessage(ChatMessage.Role.ASSISTANT, text, providerState)
                : new AssistantToolCallMessage(text, toolCalls, providerState);
    }
}
