package dev.mudlark.providers.wire;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.OptionalLong;

/** JSON as it comes from and goes to providers: numbers keep their digits, depth and lengths are bounded. */
public final class WireJson {

    private static final int DEEPEST = 200;
    private static final int LONGEST_NUMBER = 400;
    private static final long MOST_TOKENS = 1_000_000_000_000L;
    private static final int LONGEST_TEXT = 32 << 20;

    private static final JsonMapper MAPPER = mapper();

    private WireJson() {}

    /**
     * Reads one JSON text; blank text is a missing node.
     *
     * @throws UnreadableReplyException when it is no JSON
     */
    public static JsonNode read(String text) {
        try {
            return text.isBlank() ? MissingNode.getInstance() : MAPPER.readTree(text);
        } catch (JsonProcessingException e) {
            throw new UnreadableReplyException(
                    switch (e) {
                        case JsonEOFException cut -> "its JSON breaks off before the end";
                        case StreamConstraintsException tooMuch ->
                            "its JSON is nested too deeply, or has too long a name or number";
                        default -> "no JSON: it begins with " + beginning(text);
                    });
        }
    }

    /** Writes {@code node} in one line. */
    public static String write(JsonNode node) {
        try {
            return MAPPER.writeValueAsString(node);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a tree can be written", e);
        }
    }

    /** A new object. */
    public static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }

    /** A number of tokens: empty when it is missing, null or no whole number from 0 to 10^12. */
    public static OptionalLong tokens(JsonNode node) {
        boolean sound = node.isIntegralNumber() && node.canConvertToLong();
        return sound && node.longValue() >= 0 && node.longValue() <= MOST_TOKENS
                ? OptionalLong.of(node.longValue())
                : OptionalLong.empty();
    }

    /** The text of a node, or nothing when it is no text. */
    public static String text(JsonNode node) {
        return node.isTextual() ? node.textValue() : "";
    }

    /** The first sign alone: what follows may hold anything, a key too. */
    private static String beginning(String text) {
        int first = text.strip().codePointAt(0);
        return Character.isISOControl(first) ? "a control character" : "'" + Character.toString(first) + "'";
    }

    private static JsonMapper mapper() {
        JsonMapper mapper = JsonMapper.builder()
                .enable(
                        DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS,
                        DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
                .disable(StreamReadFeature.INCLUDE_SOURCE_IN_LOCATION)
                .build();
        mapper.getFactory()
                .setStreamReadConstraints(StreamReadConstraints.builder()
                        .maxNestingDepth(DEEPEST)
                        .maxNumberLength(LONGEST_NUMBER)
                        .maxStringLength(LONGEST_TEXT)
                        .build());
        return mapper;
    }
}
