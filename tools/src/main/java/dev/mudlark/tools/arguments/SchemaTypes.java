package dev.mudlark.tools.arguments;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;

/** What a JSON Schema says about types, as far as mending needs it. */
final class SchemaTypes {

    private SchemaTypes() {}

    /** The types a schema permits, in order; empty when it does not say. */
    static List<String> of(JsonNode schema) {
        JsonNode type = schema.path("type");
        List<String> types = new ArrayList<>();
        if (type.isTextual()) {
            types.add(type.textValue());
        }
        type.forEach(one -> types.add(one.asText()));
        return types;
    }

    /** The names an object may have at a place of the arguments: names of properties and indexes of lists lead to it. */
    static List<String> namesAt(JsonNode schema, List<Object> path) {
        List<String> names = new ArrayList<>();
        at(schema, path).path("properties").fieldNames().forEachRemaining(names::add);
        return names;
    }

    /** The schema at a place of the arguments. */
    static JsonNode at(JsonNode schema, List<Object> path) {
        JsonNode at = schema;
        for (Object element : path) {
            at = element instanceof Integer ? at.path("items") : property(at, element.toString());
        }
        return at;
    }

    /** The schema of a property: its own, or else the one for all others; a missing node when there is none. */
    static JsonNode property(JsonNode schema, String name) {
        JsonNode own = schema.path("properties").path(name);
        return own.isMissingNode() ? schema.path("additionalProperties") : own;
    }

    /** True when an object must have a property. */
    static boolean requires(JsonNode schema, String name) {
        for (JsonNode required : schema.path("required")) {
            if (required.asText().equals(name)) {
                return true;
            }
        }
        return false;
    }

    /** True when {@code value} already has one of the types. */
    static boolean fits(JsonNode value, List<String> types) {
        return types.stream().anyMatch(type -> is(value, type));
    }

    private static boolean is(JsonNode value, String type) {
        return switch (type) {
            case "string" -> value.isTextual();
            case "integer" -> value.isIntegralNumber();
            case "number" -> value.isNumber();
            case "boolean" -> value.isBoolean();
            case "array" -> value.isArray();
            case "object" -> value.isObject();
            case "null" -> value.isNull();
            default -> false;
        };
    }
}
