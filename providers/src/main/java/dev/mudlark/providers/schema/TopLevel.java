package dev.mudlark.providers.schema;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** The outermost level of a schema, where OpenAI and Anthropic take an object and no choices; and lists, of which they want the items. */
public final class TopLevel {

    private static final List<String> CHOICES = List.of("anyOf", "oneOf", "allOf");
    private static final List<String> OTHERS = List.of("not", "enum", "const", "if", "then", "else", "$schema", "$id");
    private static final List<String> NAMED = List.of("properties", "$defs", "definitions");
    private static final String REFERENCE = "$ref";
    private static final int MOST_REFERENCES = 8;

    private TopLevel() {}

    /** A copy without choices at the top; properties that only a choice names are kept, as optional ones. */
    public static ObjectNode plain(ObjectNode schema) {
        ObjectNode plain = followed(schema.deepCopy());
        plain.put("type", "object");
        ObjectNode properties = plain.withObjectProperty("properties");
        for (String choice : CHOICES) {
            for (JsonNode branch : schema.path(choice)) {
                branch.path("properties").properties().forEach(property -> {
                    if (!properties.has(property.getKey())) {
                        properties.set(property.getKey(), property.getValue().deepCopy());
                    }
                });
            }
            plain.remove(choice);
        }
        plain.remove(OTHERS);
        addItems(plain);
        return plain;
    }

    /** A schema that is a reference becomes what it refers to. */
    private static ObjectNode followed(ObjectNode root) {
        for (int i = 0; i < MOST_REFERENCES && root.path(REFERENCE).isTextual(); i++) {
            String reference = root.path(REFERENCE).textValue();
            root.remove(REFERENCE);
            if (reference.startsWith("#/") && root.at(reference.substring(1)) instanceof ObjectNode target) {
                target.properties().forEach(field -> root.set(field.getKey(), field.getValue()));
            }
        }
        return root;
    }

    private static void addItems(JsonNode node) {
        if (!(node instanceof ObjectNode schema)) {
            return;
        }
        boolean list = schema.path("type").asText().equals("array")
                || schema.path("type")
                        .valueStream()
                        .anyMatch(type -> type.asText().equals("array"));
        if (list && !schema.has("items")) {
            schema.putObject("items");
        }
        NAMED.forEach(name -> schema.path(name).forEach(TopLevel::addItems));
        CHOICES.forEach(name -> schema.path(name).forEach(TopLevel::addItems));
        addItems(schema.path("items"));
        addItems(schema.path("additionalProperties"));
    }
}
