package dev.mudlark.models;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

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

    /**
     * A call whose arguments are still text, as most providers deliver them. Nothing, blank text and {@code null} are no
     * arguments; an object encoded twice is decoded twice; a code fence, a comma too many before a closing bracket and a
     * raw line break in a string are mended. What is no JSON object then makes a malformed call.
     */
    public static ToolCall parse(String id, String name, @Nullable String rawArguments) {
        if (rawArguments == null) {
            return of(id, name, JsonNodeFactory.instance.objectNode());
        }
        try {
            return of(id, name, ArgumentsText.read(rawArguments));
        } catch (ArgumentsText.Unreadable e) {
            return malformed(id, name, rawArguments, e.reason());
        }
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
