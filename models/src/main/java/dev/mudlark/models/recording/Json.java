package dev.mudlark.models.recording;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.StreamWriteConstraints;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** JSON in ASCII, so that every text survives, half characters too, and a line is a line for every reader. */
final class Json {

    /** Arguments as deep as their reader allows, and what stands around them. */
    private static final int DEEPEST = 1_100;

    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(StreamReadConstraints.builder()
                            .maxNestingDepth(DEEPEST)
                            .maxStringLength(StoreWriter.LONGEST_LINE)
                            .build())
                    .streamWriteConstraints(StreamWriteConstraints.builder()
                            .maxNestingDepth(DEEPEST)
                            .build())
                    .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .build())
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS, DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    private Json() {}

    static ObjectNode object() {
        return MAPPER.createObjectNode();
    }

    /** The value as one line, without its end. */
    static byte[] bytes(JsonNode value) {
        try {
            return MAPPER.writeValueAsString(value).getBytes(StandardCharsets.US_ASCII);
        } catch (JsonProcessingException e) {
            throw new StoredException("no JSON: " + e.getOriginalMessage());
        }
    }

    static JsonNode parse(byte[] line) throws IOException {
        return MAPPER.readTree(line);
    }

    /** The same value as it is after it was stored. */
    static ObjectNode reread(ObjectNode value) {
        try {
            return (ObjectNode) parse(bytes(value));
        } catch (IOException e) {
            throw new StoredException("no JSON: " + e.getMessage());
        }
    }
}
