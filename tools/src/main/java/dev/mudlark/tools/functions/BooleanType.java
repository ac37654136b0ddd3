package dev.mudlark.tools.functions;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** True or false. */
record BooleanType() implements ArgumentType {

    @Override
    public ObjectNode schema() {
        return JsonNodeFactory.instance.objectNode().put("type", "boolean");
    }

    @Override
    public Object read(JsonNode value, String where) {
        return value.booleanValue();
    }
}
