package dev.mudlark.tools;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.POJONode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.Map;
import java.util.function.UnaryOperator;

/** Copies JSON with every name and text of it changed, however deeply it is nested. */
final class MaskedTree {

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build();

    private final UnaryOperator<String> mask;
    private final Deque<Open> open = new ArrayDeque<>();

    /** An object or list that is being copied. */
    private sealed interface Open {

        /** Copies what comes next; false at the end. */
        boolean step(MaskedTree tree);
    }

    private record OpenObject(Iterator<Map.Entry<String, JsonNode>> rest, ObjectNode copy) implements Open {

        @Override
        public boolean step(MaskedTree tree) {
            if (!rest.hasNext()) {
                return false;
            }
            Map.Entry<String, JsonNode> field = rest.next();
            copy.set(tree.mask.apply(field.getKey()), tree.begun(field.getValue()));
            return true;
        }
    }

    private record OpenArray(Iterator<JsonNode> rest, ArrayNode copy) implements Open {

        @Override
        public boolean step(MaskedTree tree) {
            if (!rest.hasNext()) {
                return false;
            }
            copy.add(tree.begun(rest.next()));
            return true;
        }
    }

    private MaskedTree(UnaryOperator<String> mask) {
        this.mask = mask;
    }

    static JsonNode copy(JsonNode node, UnaryOperator<String> mask) {
        MaskedTree tree = new MaskedTree(mask);
        JsonNode copy = tree.begun(node);
        while (!tree.open.isEmpty()) {
            if (!tree.open.element().step(tree)) {
                tree.open.remove();
            }
        }
        return copy;
    }

    /** The copy, which is filled later when it holds others. */
    private JsonNode begun(JsonNode node) {
        return switch (node) {
            case ObjectNode object -> {
                ObjectNode copy = JsonNodeFactory.instance.objectNode();
                open.push(new OpenObject(object.properties().iterator(), copy));
                yield copy;
            }
            case ArrayNode array -> {
                ArrayNode copy = JsonNodeFactory.instance.arrayNode(array.size());
                open.push(new OpenArray(array.elements(), copy));
                yield copy;
            }
            case POJONode object -> begun(written(object));
            default -> scalar(node);
        };
    }

    /** A number or bytes may be a secret too. */
    private JsonNode scalar(JsonNode node) {
        String text = node.asText();
        String masked = mask.apply(text);
        return masked.equals(text) ? node : TextNode.valueOf(masked);
    }

    /** A Java object as the JSON that it would be written as; one that cannot be written shows nothing of itself. */
    private static JsonNode written(POJONode object) {
        try {
            return JSON.readTree(JSON.writeValueAsString(object));
        } catch (JsonProcessingException | RuntimeException | StackOverflowError e) {
            return TextNode.valueOf(Redactor.MASK);
        }
    }
}
