package dev.mudlark.models;

/** A piece of a streamed reply. */
public sealed interface LlmEvent {

    /** More text of the answer. */
    record TextDelta(String text) implements LlmEvent {}

    /** A tool call that is complete. */
    record ToolCallReady(ToolCall call) implements LlmEvent {}
}
