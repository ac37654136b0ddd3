package dev.mudlark.models;

import java.util.Optional;

/**
 * Plain text of the user or of the assistant.
 *
 * @param role who speaks
 * @param content what is said
 * @param providerState what the provider that wrote it must get back verbatim, if anything
 */
public record ChatMessage(Role role, String content, Optional<ProviderState> providerState) implements Message {

    /** Who speaks. The system prompt is not a message; it stands in {@link LlmRequest#system}. */
    public enum Role {
        USER,
        ASSISTANT
    }

    /** A message of the user. */
    public static ChatMessage user(String content) {
        return new ChatMessage(Role.USER, content, Optional.empty());
    }

    /** A message of the assistant. */
    public static ChatMessage assistant(String content) {
        return new ChatMessage(Role.ASSISTANT, content, Optional.empty());
    }
}
