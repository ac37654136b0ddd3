package dev.mudlark.providers;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.langchain4j.data.message.AiMessage;
import dev.mudlark.providers.wire.WireJson;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Thoughts and attributes of a message, which its model must get back. An attribute that JSON cannot give back is left out. */
final class KeptState {

    private static final int DEEPEST = 32;

    private KeptState() {}

    /** What of a message must go back; empty when nothing. */
    static Optional<JsonNode> of(AiMessage said) {
        ObjectNode kept = WireJson.object();
        if (said.thinking() != null) {
            kept.put("thinking", said.thinking());
        }
        ObjectNode attributes = WireJson.object();
        said.attributes().forEach((key, value) -> {
            JsonNode json = json(value, 0);
            if (json != null) {
                attributes.set(key, json);
            }
        });
        if (!attributes.isEmpty()) {
            kept.set("attributes", attributes);
        }
        return kept.isEmpty() ? Optional.empty() : Optional.of(kept);
    }

    /** Puts what was kept back into the message. */
    static void restore(Optional<String> state, AiMessage.Builder said) {
        state.map(WireJson::read).ifPresent(kept -> {
            if (kept.path("thinking").isTextual()) {
                said.thinking(kept.path("thinking").textValue());
            }
            said.attributes(map(kept.path("attributes")));
        });
    }

    private static @Nullable JsonNode json(@Nullable Object value, int depth) {
        return switch (value) {
            case String text -> TextNode.valueOf(text);
            case Boolean bool -> BooleanNode.valueOf(bool);
            case Integer number -> IntNode.valueOf(number);
            case List<?> list when depth < DEEPEST -> array(list, depth + 1);
            case Map<?, ?> map when depth < DEEPEST -> object(map, depth + 1);
            case null, default -> null;
        };
    }

    private static @Nullable JsonNode array(List<?> list, int depth) {
        ArrayNode array = WireJson.object().arrayNode();
        for (Object value : list) {
            JsonNode json = json(value, depth);
            if (json == null) {
                return null;
            }
            array.add(json);
        }
        return array;
    }

    private static @Nullable JsonNode object(Map<?, ?> map, int depth) {
        ObjectNode object = WireJson.object();
        for (Map.Entry<?, ?> entry : map.entrySet()) {
            JsonNode json = json(entry.getValue(), depth);
            if (json == null || !(entry.getKey() instanceof String key)) {
                return null;
            }
            object.set(key, json);
        }
        return object;
    }

    private static Map<String, Object> map(JsonNode object) {
        Map<String, Object> map = new LinkedHashMap<>();
        object.properties().forEach(field -> map.put(field.getKey(), value(field.getValue())));
        return map;
    }

    private static Object value(JsonNode json) {
        if (json.isArray()) {
            List<Object> list = new ArrayList<>();
            json.forEach(one -> list.add(value(one)));
            return list;
        }
        if (json.isObject()) {
            return map(json);
        }
        return json.isInt() ? json.intValue() : json.isBoolean() ? json.booleanValue() : json.asText();
    }
}
