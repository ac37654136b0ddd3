package dev.mudlark.agents.react;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.ToolCall;

/** What a reply comes to. */
public sealed interface Reading {

    /**
     * The model wants to call a tool.
     *
     * @param name the tool's name as the model wrote it
     * @param arguments as the model wrote them: an object, text, or something that is none
     */
    record Action(String name, JsonNode arguments) implements Reading {

        /** The call; malformed when the arguments are no object and no text that holds one. */
        public ToolCall asCall(String id) {
            if (arguments instanceof ObjectNode object) {
                return ToolCall.of(id, name, object);
            }
            if (arguments.isNull() || arguments.isMissingNode()) {
                return ToolCall.of(id, name, JsonNodeFactory.instance.objectNode());
            }
            return ToolCall.parse(id, name, arguments.isTextual() ? arguments.textValue() : arguments.toString());
        }
    }

    /** The model answers. */
    record Answer(String text) implements Reading {}

    /**
     * Neither of them.
     *
     * @param problem what is wrong, for the model to read
     * @param plain true for text in which nothing looks like a JSON object
     */
    record Neither(String problem, boolean plain) implements Reading {}
}
