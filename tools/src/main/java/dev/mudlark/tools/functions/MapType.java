package dev.mudlark.tools.functions;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.tools.ToolException;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Values by name, in the order they are written; what the method gets cannot be changed.
 *
 * @param values their type
 */
record MapType(ArgumentType values) implements ArgumentType {

    @Override
    public ObjectNode schema() {
        ObjectNode schema = JsonNodeFactory.instance.objectNode().put("type", "object");
        schema.set("additionalProperties", values.schema());
        return schema;
    }

    @Override
    public Object read(JsonNode value, String where) throws ToolException {
        Map<String, @Nullable Object> read = new LinkedHashMap<>();
        for (Map.Entry<String, JsonNode> entry : value.properties()) {
            read.put(entry.getKey(), values.read(entry.getValue(), where + "." + entry.getKey()));
        }
        return Collections.unmodifiableMap(read);
    }
}
