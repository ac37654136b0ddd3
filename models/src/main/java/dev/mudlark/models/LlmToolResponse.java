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

    /**
     * Says when this is no whole answer: it asks for no tool, and was stopped by the limit of output tokens or a filter.
     *
     * @return the failure that it amounts to; empty for an answer and for calls
     */
    public Optional<LlmException> notAnAnswer() {
        if (!toolCalls.isEmpty()) {
            return Optional.empty();
        }
        return switch (stopReason) {
            case LENGTH ->
                Optional.of(new LlmException(
                        LlmException.Kind.CUT_OFF,
                        model + ": the answer was cut by the limit of output tokens, so it is no answer"));
            case CONTENT_FILTER ->
                Optional.of(new LlmException(
                        LlmException.Kind.FILTERED, model + ": the provider's filter stopped the answer"));
            case END, TOOL_CALLS, OTHER -> Optional.empty();
        };
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
