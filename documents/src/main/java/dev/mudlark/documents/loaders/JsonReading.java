package dev.mudlark.documents.loaders;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.cfg.JsonNodeFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.mudlark.context.JsonWords;
import dev.mudlark.documents.Cell;

/** JSON as this module reads it: numbers exact, no key twice, nothing after the end. */
final class JsonReading {

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .enable(DeserializationFeature.FAIL_ON_READING_DUP_TREE_KEY)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
            .build();

    private JsonReading() {}

    /** The tree; a missing node for blank text. */
    static JsonNode tree(String text) throws JsonProcessingException {
        return MAPPER.readTree(text);
    }

    /** A value as a cell: null is empty, lists and objects are their JSON. */
    static Cell cell(JsonNode value) {
        return switch (value.getNodeType()) {
            case NULL, MISSING -> Cell.empty();
            case BOOLEAN -> Cell.bool(value.asText());
            case NUMBER -> Cell.number(value.asText(), value.decimalValue());
            case STRING, BINARY, POJO -> Cell.text(value.asText());
            case ARRAY, OBJECT -> Cell.text(value.toString());
        };
    }

    /** What is wrong and where, without the text of the file. */
    static String problem(JsonProcessingException e, int firstLine) {
        String message = JsonWords.of(e.getOriginalMessage());
        return e.getLocation() == null
                ? message
                : "line " + (e.getLocation().getLineNr() + firstLine - 1) + ", column "
                        + e.getLocation().getColumnNr() + ": " + message;
    }
}
