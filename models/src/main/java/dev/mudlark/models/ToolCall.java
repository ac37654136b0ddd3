package dev.mudlark.models;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;

/**
 * A model's wish to call a tool.
 *
 * @param id never blank; unique in a conversation
 * @param name the tool's name as the model wrote it
 * @param arguments the parsed arguments; empty when they could not be parsed
 * @param malformed set when the arguments could not be parsed; such a call is never executed
 */
public record ToolCall(String id, String name, ObjectNode arguments, Optional<MalformedArguments> malformed) {

    /** @throws IllegalArgumentException when {@code id} is blank */
    public ToolCall {
        if (id.isBlank()) {
            throw new IllegalArgumentException("a tool call needs an id");
        }
    }

    /** A call with parsed arguments. */
    public static ToolCall of(String id, String name, ObjectNode arguments) {
        return new ToolCall(id, name, arguments, Optional.empty());
    }

    /** A call whose arguments could not be parsed. */
    public static ToolCall malformed(String id, String name, String raw, String reason) {
        return new ToolCall(
                id, name, JsonNodeFactory.instance.objectNode(), Optional.of(new MalformedArguments(raw, reason)));
    }

    /**
     * Arguments that are no JSON object.
     *
     * @param raw the text as the model wrote it
     * @param reason what is wrong with it and where, for the model to read
     */
    public record MalformedArguments(String raw, String reason) {}
}
