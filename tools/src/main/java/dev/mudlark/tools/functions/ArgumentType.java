package dev.mudlark.tools.functions;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.tools.ToolException;
import org.jspecify.annotations.Nullable;

/** A type that a model can write a value of. */
interface ArgumentType {

    /** What the model is told; a new object each time. */
    ObjectNode schema();

    /**
     * The Java value.
     *
     * @param value checked against the schema; missing only for a type that may be left out
     * @param where the argument, for messages
     * @throws ToolException {@code invalid_arguments} when it fits the schema but is no such value
     */
    @Nullable
    Object read(JsonNode value, String where) throws ToolException;

    /** True when it has a value for what is left out. */
    default boolean mayBeLeftOut() {
        return false;
    }

    /** An error for the model. */
    static ToolException invalid(String where, String problem) {
        return new ToolException("invalid_arguments", "Invalid arguments: " + where + " " + problem);
    }
}
