package dev.mudlark.agents;

import dev.mudlark.models.AssistantToolCallMessage;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.Message;
import dev.mudlark.models.ToolCall;
import java.util.List;
import java.util.Optional;

/** What a model's reply comes to. */
sealed interface Meaning {

    /**
     * Calls, at least one.
     *
     * @param calls with ids that no other call of the conversation has
     */
    record Calls(List<ToolCall> calls) implements Meaning {}

    /** An answer. */
    record Answer(String text) implements Meaning {}

    /** Nothing that can be taken; {@code problem} is for the model to read. */
    record Neither(String problem) implements Meaning {}

    /**
     * The reply as it is kept. A provider's state may name calls by their ids, so it is kept only where all of them are,
     * with these ids.
     */
    default Message kept(LlmToolResponse reply) {
        return switch (this) {
            case Calls(var calls) ->
                new AssistantToolCallMessage(
                        reply.text(),
                        calls,
                        calls.equals(reply.toolCalls()) ? reply.providerState() : Optional.empty());
            case Answer answer -> text(reply);
            case Neither neither -> text(reply);
        };
    }

    private static Message text(LlmToolResponse reply) {
        return new ChatMessage(
                ChatMessage.Role.ASSISTANT,
                reply.text(),
                reply.toolCalls().isEmpty() ? reply.providerState() : Optional.empty());
    }
}
