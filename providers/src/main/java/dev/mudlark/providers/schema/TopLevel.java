package dev.mudlark.providers.schema;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** The outermost level of a schema, where OpenAI and Anthropic take an object and no choices. */
public final class TopLevel {

    private static final List<String> CHOICES = List.of("anyOf", "oneOf", "allOf");
    private static final List<String> OTHERS = List.of("not", "enum", "const", "if", "then", "else", "$schema", "$id");

    private TopLevel() {}

    /** A copy without choices at the top; properties that only a choice names are kept, as optional ones. */
    public static ObjectNode plain(ObjectNode schema) {
        ObjectNode plain = schema.deepCopy();
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
        return plain;
    }
}
