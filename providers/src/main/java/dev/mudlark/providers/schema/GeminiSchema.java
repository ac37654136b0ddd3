package dev.mudlark.providers.schema;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.providers.wire.WireJson;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A schema as Gemini's {@code parameters} take it: references are written out, a type that may be null is nullable, other
 * lists of types become choices, and keywords that the provider refuses are left out. Where references go in circles the
 * inner one is an object of any kind.
 */
public final class GeminiSchema {

    private static final Set<String> COPIED = Set.of(
            "description",
            "title",
            "nullable",
            "minimum",
            "maximum",
            "minLength",
            "maxLength",
            "pattern",
            "minItems",
            "maxItems");
    private static final Set<String> FORMATS = Set.of("date-time", "int32", "int64", "float", "double");
    private static final Set<String> OF_OBJECTS = Set.of("properties", "required", "anyOf", "oneOf", "allOf");
    private static final Set<String> OF_ARRAYS = Set.of("items", "minItems", "maxItems");
    private static final String DEFINITIONS = "#/";
    private static final int DEEPEST = 32;

    private final ObjectNode root;

    private GeminiSchema(ObjectNode root) {
        this.root = root;
    }

    /** The schema in the provider's words. */
    public static ObjectNode of(ObjectNode schema) {
        return new GeminiSchema(schema).turn(schema, Set.of(), 0);
    }

    private ObjectNode turn(JsonNode schema, Set<String> within, int depth) {
        String reference = WireJson.text(schema.path("$ref"));
        if (!reference.isEmpty()) {
            return referred(schema, reference, within, depth);
        }
        ObjectNode turned = WireJson.object();
        List<String> types = types(schema, turned);
        if (types.size() > 1 && schema instanceof ObjectNode object) {
            return choices(object, types, turned, within, depth);
        }
        types.forEach(only -> turned.put("type", only));
        schema.properties().forEach(field -> {
            if (COPIED.contains(field.getKey())) {
                turned.set(field.getKey(), field.getValue());
            }
        });
        if (FORMATS.contains(schema.path("format").asText())) {
            turned.set("format", schema.path("format"));
        }
        enumeration(schema, turned);
        if (depth < DEEPEST) {
            inner(schema, turned, within, depth + 1);
        }
        return typed(turned);
    }

    /** Each of several types is a choice of its own, with the keywords that are about it. */
    private ObjectNode choices(
            ObjectNode schema, List<String> types, ObjectNode turned, Set<String> within, int depth) {
        if (schema.path("description").isTextual()) {
            turned.set("description", schema.path("description"));
        }
        ArrayNode choices = turned.putArray("anyOf");
        for (String type : types) {
            ObjectNode one = schema.deepCopy();
            one.put("type", type);
            one.remove("description");
            if (!type.equals("object")) {
                one.remove(OF_OBJECTS);
            }
            if (!type.equals("array")) {
                one.remove(OF_ARRAYS);
            }
            choices.add(turn(one, within, depth + 1));
        }
        return turned;
    }

    /** The provider wants a type everywhere, and the items of every array. Where anything may stand text may. */
    private static ObjectNode typed(ObjectNode turned) {
        boolean said = turned.has("type") || turned.has("anyOf");
        if (!said) {
            turned.put("type", turned.has("properties") ? "object" : turned.has("items") ? "array" : "string");
        }
        if (turned.path("type").asText().equals("array") && !turned.has("items")) {
            turned.putObject("items").put("type", "string");
        }
        return turned;
    }

    private ObjectNode referred(JsonNode schema, String reference, Set<String> within, int depth) {
        JsonNode target = reference.startsWith(DEFINITIONS) ? root.at(reference.substring(1)) : WireJson.object();
        if (within.contains(reference) || !target.isObject() || depth >= DEEPEST) {
            return WireJson.object().put("type", "object");
        }
        Set<String> deeper = new HashSet<>(within);
        deeper.add(reference);
        ObjectNode turned = turn(target, deeper, depth + 1);
        if (schema.path("description").isTextual()) {
            turned.set("description", schema.path("description"));
        }
        return turned;
    }

    /** The types but null, which is a flag. */
    private static List<String> types(JsonNode schema, ObjectNode turned) {
        JsonNode type = schema.path("type");
        List<String> types = new ArrayList<>();
        if (type.isTextual()) {
            types.add(type.textValue());
        }
        type.forEach(one -> types.add(one.asText()));
        if (types.size() > 1 && types.remove("null")) {
            turned.put("nullable", true);
        }
        return types;
    }

    /** The provider takes texts as choices only, and no empty one. */
    private static void enumeration(JsonNode schema, ObjectNode turned) {
        JsonNode values =
                schema.has("const") ? WireJson.object().arrayNode().add(schema.get("const")) : schema.path("enum");
        ArrayNode texts = WireJson.object().arrayNode();
        boolean all = values.isArray();
        for (JsonNode value : values) {
            if (value.isTextual() && !value.textValue().isEmpty()) {
                texts.add(value);
            } else if (value.isNull()) {
                turned.put("nullable", true);
            } else {
                all &= value.isTextual();
            }
        }
        if (all && !texts.isEmpty()) {
            turned.set("enum", texts);
            turned.put("type", "string");
        }
    }

    private void inner(JsonNode schema, ObjectNode turned, Set<String> within, int depth) {
        if (schema.path("properties").isObject()) {
            ObjectNode properties = turned.putObject("properties");
            schema.path("properties")
                    .properties()
                    .forEach(property -> properties.set(property.getKey(), turn(property.getValue(), within, depth)));
            required(schema, turned, properties);
        }
        if (schema.path("items").isObject()) {
            turned.set("items", turn(schema.path("items"), within, depth));
        }
        for (JsonNode part : schema.path("allOf")) {
            turn(part, within, depth).properties().forEach(field -> {
                if (!turned.has(field.getKey())) {
                    turned.set(field.getKey(), field.getValue());
                }
            });
        }
        for (String choice : List.of("anyOf", "oneOf")) {
            boolean besides = !turned.has("properties");
            if (schema.path(choice).isArray() && !schema.path(choice).isEmpty() && besides) {
                ArrayNode branches = turned.withArrayProperty("anyOf");
                schema.path(choice).forEach(branch -> branches.add(turn(branch, within, depth)));
            }
        }
    }

    private static void required(JsonNode schema, ObjectNode turned, ObjectNode properties) {
        ArrayNode required = WireJson.object().arrayNode();
        schema.path("required").forEach(name -> {
            if (properties.has(name.asText())) {
                required.add(name);
            }
        });
        if (!required.isEmpty()) {
            turned.set("required", required);
        }
    }
}
