package dev.mudlark.models;

/** One message of a conversation. */
public sealed interface Message permits ChatMessage, AssistantToolCallMessage, ToolResultMessage {

    /** The text of the message; may be empty, never null. */
    String content();
}
