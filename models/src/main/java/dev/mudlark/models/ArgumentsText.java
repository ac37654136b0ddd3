package dev.mudlark.models;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.util.OptionalInt;

/**
 * Reads the arguments of a tool call from the text a model wrote. Mends only what cannot be meant in another way: a byte
 * order mark, a code fence around the object, a comma before a closing bracket, a raw line break inside a string, and an object that was
 * encoded once more as a string.
 */
final class ArgumentsText {

    private static final int ENCODED_AT_MOST = 3;
    private static final String BYTE_ORDER_MARK = "\ufeff";
    private static final String FENCE = "```";
    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(JsonReadFeature.ALLOW_TRAILING_COMMA, JsonReadFeature.ALLOW_UNESCAPED_CONTROL_CHARS)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS, DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    private ArgumentsText() {}

    /**
     * Reads one JSON object.
     *
     * @throws Unreadable when it is none, with the reason for the model
     */
    static ObjectNode read(String raw) throws Unreadable {
        String text = raw;
        for (int i = 0; i <= ENCODED_AT_MOST; i++) {
            JsonNode node = parse(text);
            if (node instanceof ObjectNode object) {
                return object;
            }
            if (node.isNull() || node.isMissingNode()) {
                return JsonNodeFactory.instance.objectNode();
            }
            if (!node.isTextual()) {
                throw new Unreadable("the arguments are " + nameOf(node) + ", not a JSON object");
            }
            text = node.textValue();
        }
        throw new Unreadable("the arguments are a string, not a JSON object");
    }

    private static JsonNode parse(String raw) throws Unreadable {
        String text = withoutFence(withoutMark(raw.strip()));
        if (text.isEmpty()) {
            return JsonNodeFactory.instance.missingNode();
        }
        try {
            return JSON.readTree(text);
        } catch (JsonProcessingException e) {
            int before = raw.indexOf(text);
            OptionalInt more = afterObject(text);
            String problem =
                    more.isPresent() ? JsonProblem.more(more.getAsInt(), before) : JsonProblem.say(e, text, before);
            throw new Unreadable("not valid JSON: " + problem);
        }
    }

    /** Where something stands behind a whole object; empty when the text does not begin with one, or ends with it. */
    private static OptionalInt afterObject(String text) {
        try (JsonParser parser = JSON.createParser(text)) {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                return OptionalInt.empty();
            }
            parser.skipChildren();
            int end = (int) parser.currentLocation().getCharOffset();
            while (end < text.length() && Character.isWhitespace(text.charAt(end))) {
                end++;
            }
            return end < text.length() ? OptionalInt.of(end) : OptionalInt.empty();
        } catch (IOException e) {
            return OptionalInt.empty();
        }
    }

    private static String withoutMark(String text) {
        return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1).strip() : text;
    }

    private static String withoutFence(String text) {
        if (!text.startsWith(FENCE) || !text.endsWith(FENCE) || text.length() < 2 * FENCE.length()) {
            return text;
        }
        String inside = text.substring(FENCE.length(), text.length() - FENCE.length());
        int start = 0;
        while (start < inside.length() && Character.isLetterOrDigit(inside.charAt(start))) {
            start++;
        }
        return inside.substring(start).strip();
    }

    private static String nameOf(JsonNode node) {
        return switch (node.getNodeType()) {
            case ARRAY -> "an array";
            case BOOLEAN -> "a boolean";
            case NUMBER -> "a number";
            case BINARY, MISSING, NULL, OBJECT, POJO, STRING -> "another value";
        };
    }

    /** The text is no JSON object; the message is for the model. */
    static final class Unreadable extends Exception {

        private static final long serialVersionUID = 1L;

        Unreadable(String message) {
            super(message);
        }

        String reason() {
            return String.valueOf(getMessage());
        }
    }
}
