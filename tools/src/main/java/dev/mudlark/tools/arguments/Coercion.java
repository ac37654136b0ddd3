package dev.mudlark.tools.arguments;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.List;
import java.util.Map;

/**
 * Mends arguments where the schema leaves one meaning only. The schema decides, never the look of a value: text stays
 * text where text is wanted, even when it looks like a number or like JSON. What cannot be mended stays as it is, for
 * the validator to report.
 */
final class Coercion {

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS, DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    private Coercion() {}

    /**
     * A mended copy. A null for an argument that cannot be null is left out, as unset, and so is one for an optional
     * argument whose default is something else.
     */
    static ObjectNode object(ObjectNode value, JsonNode schema) {
        ObjectNode mended = JsonNodeFactory.instance.objectNode();
        for (Map.Entry<String, JsonNode> field : value.properties()) {
            JsonNode declared = SchemaTypes.property(schema, field.getKey());
            if (!field.getValue().isNull() || !isUnset(field.getKey(), declared, schema)) {
                mended.set(field.getKey(), value(field.getValue(), declared));
            }
        }
        return mended;
    }

    private static boolean isUnset(String name, JsonNode declared, JsonNode schema) {
        List<String> types = SchemaTypes.of(declared);
        if (!types.contains("null")) {
            return !types.isEmpty();
        }
        return declared.hasNonNull("default") && !SchemaTypes.requires(schema, name);
    }

    private static JsonNode value(JsonNode value, JsonNode schema) {
        List<String> types = SchemaTypes.of(schema);
        JsonNode mended = value;
        for (int i = 0; i < types.size() && !SchemaTypes.fits(mended, types); i++) {
            mended = toType(value, types.get(i), schema);
        }
        if (mended instanceof ObjectNode object) {
            return object(object, schema);
        }
        if (mended instanceof ArrayNode array) {
            return array(array, schema);
        }
        return mended.isTextual() ? member(mended, schema.path("enum")) : mended.deepCopy();
    }

    private static JsonNode array(ArrayNode array, JsonNode schema) {
        ArrayNode mended = JsonNodeFactory.instance.arrayNode(array.size());
        array.forEach(item -> mended.add(value(item, schema.path("items"))));
        return mended;
    }

    private static JsonNode toType(JsonNode value, String type, JsonNode schema) {
        return switch (type) {
            case "string" -> value.isNumber() || value.isBoolean() ? TextNode.valueOf(NumberText.digits(value)) : value;
            case "integer" -> NumberText.integer(value);
            case "number" -> NumberText.number(value);
            case "boolean" -> toBoolean(value);
            case "object" -> decoded(value, type);
            case "array" -> toArray(value, schema);
            default -> value;
        };
    }

    private static JsonNode toBoolean(JsonNode value) {
        String text = value.isTextual() ? value.textValue().strip() : "";
        if (text.equalsIgnoreCase("true")) {
            return BooleanNode.TRUE;
        }
        return text.equalsIgnoreCase("false") ? BooleanNode.FALSE : value;
    }

    private static JsonNode toArray(JsonNode value, JsonNode schema) {
        JsonNode decoded = decoded(value, "array");
        boolean loneText =
                decoded.isTextual() && SchemaTypes.of(schema.path("items")).contains("string");
        return loneText ? JsonNodeFactory.instance.arrayNode().add(decoded) : decoded;
    }

    private static JsonNode decoded(JsonNode value, String type) {
        if (!value.isTextual()) {
            return value;
        }
        try {
            JsonNode inner = JSON.readTree(value.textValue());
            return SchemaTypes.fits(inner, List.of(type)) ? inner : value;
        } catch (JsonProcessingException e) {
            return value;
        }
    }

    private static JsonNode member(JsonNode text, JsonNode members) {
        for (JsonNode member : members) {
            if (member.isTextual()
                    && member.textValue().equalsIgnoreCase(text.textValue().strip())) {
                return member;
            }
        }
        return text;
    }
}
