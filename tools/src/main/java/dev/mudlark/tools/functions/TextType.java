package dev.mudlark.tools.functions;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Text as it is. */
record TextType() implements ArgumentType {

    @Override
    public ObjectNode schema() {
        return JsonNodeFactory.instance.objectNode().put("type", "string");
    }

    @Override
    public Object read(JsonNode value, String where) {
        return value.textValue();
    }
}
