package dev.mudlark.tools.arguments;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;

/** The defaults a schema declares. */
final class Defaults {

    private Defaults() {}

    /** A copy with every unset argument that has a default set to it: how two calls are compared. */
    static ObjectNode filledIn(ObjectNode arguments, JsonNode schema) {
        ObjectNode filled = arguments.deepCopy();
        for (Map.Entry<String, JsonNode> property : schema.path("properties").properties()) {
            JsonNode value = property.getValue().path("default");
            if (!value.isMissingNode() && !filled.has(property.getKey())) {
                filled.set(property.getKey(), value.deepCopy());
            }
        }
        return filled;
    }
}
