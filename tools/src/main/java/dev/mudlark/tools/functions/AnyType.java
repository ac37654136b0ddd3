package dev.mudlark.tools.functions;

import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.jspecify.annotations.Nullable;

/**
 * Any JSON value.
 *
 * @param asJson as a node; else as text, numbers, booleans, lists, maps or null
 */
record AnyType(boolean asJson) implements ArgumentType {

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build();

    @Override
    public ObjectNode schema() {
        return JsonNodeFactory.instance.objectNode();
    }

    @Override
    public @Nullable Object read(JsonNode value, String where) {
        return asJson ? value.deepCopy() : JSON.convertValue(value, Object.class);
    }
}
