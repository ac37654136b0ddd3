package dev.mudlark.tools.arguments;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;

/** The defaults a schema declares. */
final class Defaults {

    private Defaults() {}

    /**
     * A copy with everything unset that has a default set to it, also within objects and lists: how two calls are compared.
     */
    static ObjectNode filledIn(ObjectNode arguments, JsonNode schema) {
        ObjectNode filled = JsonNodeFactory.instance.objectNode();
        for (Map.Entry<String, JsonNode> given : arguments.properties()) {
            filled.set(given.getKey(), value(given.getValue(), SchemaTypes.property(schema, given.getKey())));
        }
        for (Map.Entry<String, JsonNode> property : schema.path("properties").properties()) {
            JsonNode value = property.getValue().path("default");
            if (!value.isMissingNode() && !filled.has(property.getKey())) {
                filled.set(property.getKey(), value(value, property.getValue()));
            }
        }
        return filled;
    }

    private static JsonNode value(JsonNode value, JsonNode schema) {
        return switch (value) {
            case ObjectNode object -> filledIn(object, schema);
            case ArrayNode array -> {
                ArrayNode filled = JsonNodeFactory.instance.arrayNode(array.size());
                array.forEach(item -> filled.add(value(item, schema.path("items"))));
                yield filled;
            }
            default -> value;
        };
    }
}
