package dev.mudlark.models.recording;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.mudlark.context.Secret;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/** Masks secrets by their value. */
final class Mask {

    /** A shorter secret would mask innocent text. */
    static final int LEAST_LENGTH = 6;

    private static final String INSTEAD = "***";

    /** Longest first, so that a secret within another does not leave the rest of it. */
    private final List<String> values;

    Mask(Collection<Secret> secrets) {
        values = secrets.stream()
                .map(Secret::reveal)
                .filter(value -> value.length() >= LEAST_LENGTH)
                .distinct()
                .sorted(Comparator.comparingInt(String::length).reversed())
                .toList();
    }

    String text(String text) {
        String masked = text;
        for (String value : values) {
            masked = masked.replace(value, INSTEAD);
        }
        return masked;
    }

    ObjectNode object(ObjectNode object) {
        if (values.isEmpty()) {
            return object;
        }
        ObjectNode masked = object.objectNode();
        for (Map.Entry<String, JsonNode> field : object.properties()) {
            masked.set(text(field.getKey()), tree(field.getValue()));
        }
        return masked;
    }

    private JsonNode tree(JsonNode node) {
        return switch (node) {
            case ObjectNode object -> object(object);
            case ArrayNode array -> {
                ArrayNode masked = array.arrayNode();
                array.forEach(item -> masked.add(tree(item)));
                yield masked;
            }
            case TextNode words -> TextNode.valueOf(text(words.textValue()));
            default -> node;
        };
    }
}
