package dev.mudlark.providers.schema;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A schema as OpenAI's strict mode needs it: every object closed, every property required, an optional one allowed to be
 * null. Null then means that it is unset. Only a schema that this says exactly is turned; a free-form object, a choice
 * or an optional value for which null already means something cannot be said.
 */
public final class StrictSchema {

    /** Keywords that say something in strict mode. */
    private static final Set<String> KNOWN = Set.of(
            "type",
            "properties",
            "required",
            "additionalProperties",
            "items",
            "enum",
            "description",
            "title",
            "pattern",
            "format",
            "minimum",
            "maximum",
            "exclusiveMinimum",
            "exclusiveMaximum",
            "multipleOf",
            "minItems",
            "maxItems");

    /** Keywords that say nothing about what is valid, or that the check before the call says again. */
    private static final Set<String> LEFT_OUT =
            Set.of("default", "examples", "$comment", "minLength", "maxLength", "$schema", "$id");

    /** Formats that strict mode knows. Any other one is left to the check before the call. */
    private static final Set<String> FORMATS =
            Set.of("date-time", "time", "date", "duration", "email", "hostname", "ipv4", "ipv6", "uuid");

    private StrictSchema() {}

    /** The schema in strict form; empty when strict mode cannot say it exactly. */
    public static Optional<ObjectNode> of(ObjectNode schema) {
        ObjectNode copy = schema.deepCopy();
        boolean isObject = "object".equals(copy.path("type").asText());
        return isObject && turn(copy) ? Optional.of(copy) : Optional.empty();
    }

    private static boolean turn(ObjectNode node) {
        node.remove(LEFT_OUT);
        if (!FORMATS.contains(node.path("format").asText())) {
            node.remove("format");
        }
        if (!isPlain(node.path("pattern").asText())) {
            node.remove("pattern");
        }
        for (String key : names(node)) {
            if (!KNOWN.contains(key)) {
                return false;
            }
        }
        boolean object = types(node).contains("object");
        if (object && !turnObject(node)) {
            return false;
        }
        if (types(node).contains("array")) {
            return node.get("items") instanceof ObjectNode items && turn(items);
        }
        return object || node.has("type") || node.has("enum");
    }

    /** True for a pattern without groups that look around, and without back-references: strict mode refuses these. */
    private static boolean isPlain(String pattern) {
        for (int i = 0; i + 1 < pattern.length(); i++) {
            char first = pattern.charAt(i);
            char next = pattern.charAt(i + 1);
            boolean special = first == '(' && next == '?';
            boolean back = first == '\\' && next >= '1' && next <= '9';
            if (special || back) {
                return false;
            }
            i += first == '\\' ? 1 : 0;
        }
        return true;
    }

    private static boolean turnObject(ObjectNode node) {
        if (!node.path("additionalProperties").isBoolean()
                || node.path("additionalProperties").asBoolean()) {
            return false;
        }
        if (!(node.get("properties") instanceof ObjectNode properties)) {
            return false;
        }
        Set<String> required = new HashSet<>();
        node.path("required").forEach(name -> required.add(name.asText()));
        ArrayNode all = node.arrayNode();
        for (String name : names(properties)) {
            if (!(properties.get(name) instanceof ObjectNode property) || !turn(property)) {
                return false;
            }
            if (!required.contains(name) && !allowNull(property)) {
                return false;
            }
            all.add(name);
        }
        node.set("required", all);
        return true;
    }

    private static boolean allowNull(ObjectNode property) {
        List<String> types = types(property);
        if (types.isEmpty() || types.contains("null")) {
            return false;
        }
        ArrayNode both = property.arrayNode();
        types.forEach(both::add);
        property.set("type", both.add("null"));
        if (property.get("enum") instanceof ArrayNode values) {
            values.addNull();
        }
        return true;
    }

    private static List<String> types(JsonNode node) {
        List<String> types = new ArrayList<>();
        JsonNode type = node.path("type");
        if (type.isTextual()) {
            types.add(type.textValue());
        }
        type.forEach(one -> types.add(one.asText()));
        return types;
    }

    private static List<String> names(ObjectNode node) {
        List<String> names = new ArrayList<>();
        node.fieldNames().forEachRemaining(names::add);
        return names;
    }
}
