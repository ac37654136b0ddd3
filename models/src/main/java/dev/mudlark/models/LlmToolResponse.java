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
 * @param delivery how the reply came about
 */
public record LlmToolResponse(
        String text,
        List<ToolCall> toolCalls,
        Usage usage,
        String model,
        String provider,
        StopReason stopReason,
        Optional<ProviderState> providerState,
        Delivery delivery) {

    /** Copies the list. */
    public LlmToolResponse {
        toolCalls = List.copyOf(toolCalls);
    }

    /** A reply that came at the first try. */
    public LlmToolResponse(
            String text,
            List<ToolCall> toolCalls,
            Usage usage,
            String model,
            String provider,
            StopReason stopReason,
            Optional<ProviderState> providerState) {
        this(text, toolCalls, usage, model, provider, stopReason, providerState, Delivery.DIRECT);
    }

    /** The same reply, delivered in another way. */
    public LlmToolResponse withDelivery(Delivery other) {
        return new LlmToolResponse(text, toolCalls, usage, model, provider, stopReason, providerState, other);
    }

    /** This reply as the message to append to the conversation. */
    public Message asMessage() {
        return toolCalls.isEmpty()
                ? new ChatMessage(ChatMessage.Role.ASSISTANT, text, providerState)
                : new AssistantToolCallMessage(text, toolCalls, providerState);
    }
}
