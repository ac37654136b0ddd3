package dev.mudlark.tools.arguments;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What a model is told about the arguments of a tool after a mistake: the valid ones and an example. */
final class ArgumentHelp {

    private final ObjectNode schema;
    private final List<String> required = new ArrayList<>();

    ArgumentHelp(ObjectNode schema) {
        this.schema = schema;
        schema.path("required").forEach(name -> required.add(name.asText()));
    }

    /** The names of the arguments in order. */
    List<String> names() {
        List<String> names = new ArrayList<>();
        schema.path("properties").fieldNames().forEachRemaining(names::add);
        return names;
    }

    /** {@code "Valid arguments: query (string, required), top_k (integer). Example: {…}"}, or nothing without names. */
    String text() {
        List<String> lines = new ArrayList<>();
        for (Map.Entry<String, JsonNode> property : schema.path("properties").properties()) {
            String type = String.join(" or ", SchemaTypes.of(property.getValue()));
            String need = required.contains(property.getKey()) ? "required" : "optional";
            lines.add(property.getKey() + " (" + (type.isEmpty() ? "" : type + ", ") + need + ")");
        }
        if (lines.isEmpty()) {
            return "The tool takes no arguments.";
        }
        return "Valid arguments: " + String.join(", ", lines) + ". Example: " + example();
    }

    /** The required arguments with a value each; the first argument when none is required. */
    ObjectNode example() {
        ObjectNode example = JsonNodeFactory.instance.objectNode();
        List<String> shown = required.isEmpty() ? names().stream().limit(1).toList() : required;
        shown.forEach(name -> example.set(name, sample(schema.path("properties").path(name))));
        return example;
    }

    private static JsonNode sample(JsonNode property) {
        for (String keyword : List.of("examples", "enum")) {
            if (property.path(keyword).has(0)) {
                return property.path(keyword).get(0);
            }
        }
        if (property.has("default")) {
            return property.get("default");
        }
        JsonNodeFactory json = JsonNodeFactory.instance;
        List<String> types = SchemaTypes.of(property);
        return switch (types.isEmpty() ? "" : types.getFirst()) {
            case "integer", "number" -> json.numberNode(1);
            case "boolean" -> json.booleanNode(true);
            case "array" -> json.arrayNode();
            case "object" -> json.objectNode();
            default -> json.textNode("...");
        };
    }
}
