package dev.mudlark.bench.rundir;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * JSON values of one physical line each. Whatever some reader takes for the end of a line (U+0085, U+2028, U+2029) and
 * surrogates that stand alone are escaped, so that the text survives every tool and encoding.
 */
public final class JsonLines {

    private static final ObjectMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    private JsonLines() {}

    /** A new, empty object. */
    public static ObjectNode object() {
        return JSON.createObjectNode();
    }

    /** Any plain value (text, number, boolean, list or map of these) as JSON. */
    static JsonNode tree(Object value) {
        return JSON.valueToTree(value);
    }

    /** An object as plain values. */
    static Map<String, Object> map(ObjectNode node) {
        return JSON.convertValue(node, new TypeReference<LinkedHashMap<String, Object>>() {});
    }

    /** The value as one line, without a line end. */
    public static String line(JsonNode value) {
        try {
            return escaped(JSON.writeValueAsString(value));
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("no JSON: " + e.getOriginalMessage(), e);
        }
    }

    /** The value over several lines for people, with a line end. */
    public static String pretty(JsonNode value) {
        try {
            return escaped(JSON.writerWithDefaultPrettyPrinter().writeValueAsString(value)) + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("no JSON: " + e.getOriginalMessage(), e);
        }
    }

    /** Parses one value. */
    static JsonNode parse(String text) throws JsonProcessingException {
        return JSON.readTree(text);
    }

    /** Works on whole JSON text, because these characters can stand only inside of strings. */
    private static String escaped(String json) {
        int first = firstToEscape(json, 0);
        if (first < 0) {
            return json;
        }
        StringBuilder out = new StringBuilder(json.length() + 32);
        int done = 0;
        for (int at = first; at >= 0; at = firstToEscape(json, at + 1)) {
            out.append(json, done, at).append(String.format(Locale.ROOT, "\\u%04x", (int) json.charAt(at)));
            done = at + 1;
        }
        return out.append(json, done, json.length()).toString();
    }

    private static int firstToEscape(String text, int from) {
        for (int i = from; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < 0x85) {
                continue;
            }
            if (c == 0x85 || c == 0x2028 || c == 0x2029 || isAlone(text, i)) {
                return i;
            }
        }
        return -1;
    }

    private static boolean isAlone(String text, int i) {
        char c = text.charAt(i);
        if (Character.isHighSurrogate(c)) {
            return i + 1 == text.length() || !Character.isLowSurrogate(text.charAt(i + 1));
        }
        return Character.isLowSurrogate(c) && (i == 0 || !Character.isHighSurrogate(text.charAt(i - 1)));
    }
}
