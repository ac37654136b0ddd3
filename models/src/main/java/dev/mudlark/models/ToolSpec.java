package dev.mudlark.models;

import com.fasterxml.jackson.databind.node.ObjectNode;

/**
 * What a model is told about a tool. Providers render the schema in their own dialect.
 *
 * @param name {@code [a-zA-Z0-9_-]}, 1 to 64 characters
 * @param description what it does and when to use it
 * @param inputSchema JSON Schema (2020-12) of the arguments, an object schema
 */
public record ToolSpec(String name, String description, ObjectNode inputSchema) {

    /** @throws IllegalArgumentException when the name has other characters or another length */
    public ToolSpec {
        if (!isValidName(name)) {
            throw new IllegalArgumentException(
                    "tool name '" + name + "': use 1 to 64 letters, digits, '_' or '-' (ASCII)");
        }
    }

    /** True for names every provider accepts. */
    public static boolean isValidName(String name) {
        return !name.isEmpty()
                && name.length() <= 64
                && name.chars().allMatch(c -> c == '_' || c == '-' || (c < 128 && Character.isLetterOrDigit(c)));
    }
}
