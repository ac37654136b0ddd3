package dev.mudlark.tools.arguments;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What a model is told about the arguments of a tool after a mistake: the valid ones and an example. */
final class ArgumentHelp {

    /** Samples of texts with a format. */
    private static final Map<String, String> TEXTS =
            Map.of("date", "2026-01-31", "date-time", "2026-01-31T12:00:00Z", "time", "12:00:00Z");

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

    /** The required arguments with a value each; nothing when none is required and the schema has no example. */
    ObjectNode example() {
        ObjectNode example = required(schema);
        names().stream()
                .filter(name -> required.isEmpty()
                        && schema.path("properties").path(name).path("examples").has(0))
                .limit(1)
                .forEach(name ->
                        example.set(name, sample(schema.path("properties").path(name))));
        return example;
    }

    private static ObjectNode required(JsonNode object) {
        ObjectNode example = JsonNodeFactory.instance.objectNode();
        object.path("required")
                .forEach(name -> example.set(
                        name.asText(), sample(object.path("properties").path(name.asText()))));
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
            case "integer", "number" -> number(property);
            case "boolean" -> json.booleanNode(true);
            case "array" -> json.arrayNode().add(sample(property.path("items")));
            case "object" -> required(property);
            default -> json.textNode(TEXTS.getOrDefault(property.path("format").asText(), "text"));
        };
    }

    private static JsonNode number(JsonNode property) {
        for (String bound : List.of("minimum", "maximum")) {
            JsonNode value = property.path(bound);
            boolean excluded =
                    value.isNumber() && (bound.equals("minimum") ? value.doubleValue() > 1 : value.doubleValue() < 1);
            if (excluded) {
                return value;
            }
        }
        return JsonNodeFactory.instance.numberNode(1);
    }
}
