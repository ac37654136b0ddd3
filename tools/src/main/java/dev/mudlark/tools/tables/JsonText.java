package dev.mudlark.tools.tables;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.Optional;

/** Lists and objects that a model wrote as JSON text where text is permitted, too. */
final class JsonText {

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .build();

    private JsonText() {}

    /** The list or object that a text holds; empty for any other text. */
    static Optional<JsonNode> decoded(String text) {
        String value = text.strip();
        if (!value.startsWith("{") && !value.startsWith("[")) {
            return Optional.empty();
        }
        try {
            return Optional.of(JSON.readTree(value)).filter(JsonNode::isContainerNode);
        } catch (JsonProcessingException e) {
            return Optional.empty();
        }
    }

    /** What a text holds when it holds a list or an object, else the value as it is. */
    static JsonNode of(JsonNode value) {
        return value.isTextual() ? decoded(value.textValue()).orElse(value) : value;
    }
}
