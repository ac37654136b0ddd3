package dev.mudlark.tools.functions;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.tools.Param;
import dev.mudlark.tools.ToolBoxException;
import dev.mudlark.tools.ToolException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A named value.
 *
 * @param name as the model writes it
 * @param type what it may be
 * @param description what the model is told; may be empty
 * @param defaultValue what holds when it is left out
 */
record Field(String name, ArgumentType type, String description, Optional<JsonNode> defaultValue) {

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS, DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .build();

    /**
     * A field.
     *
     * @param where what it belongs to, for messages
     * @param ownName its name in the source, which its annotation may replace
     */
    static Field of(String where, String ownName, ArgumentType type, @Nullable Param said) {
        String name = said == null || said.name().isEmpty() ? ownName : said.name();
        if (!ToolSpec.isValidName(name)) {
            throw new ToolBoxException(
                    where + ": '" + name + "' is no name for an argument; use 1 to 64 letters, digits,"
                            + " '_' or '-' (ASCII), with @Param(name = \"...\")");
        }
        if (said == null) {
            return new Field(name, type, "", Optional.empty());
        }
        return new Field(name, type, said.description(), defaultOf(where + ", '" + name + "'", type, said));
    }

    boolean isRequired() {
        return defaultValue.isEmpty() && !type.mayBeLeftOut();
    }

    ObjectNode schema() {
        ObjectNode schema = type.schema();
        if (!description.isEmpty()) {
            schema.put("description", description);
        }
        defaultValue.ifPresent(value -> schema.set("default", value));
        return schema;
    }

    @Nullable
    Object read(@Nullable JsonNode value, String path) throws ToolException {
        if (value != null) {
            return type.read(value, path);
        }
        return type.read(defaultValue.orElse(MissingNode.getInstance()), path);
    }

    private static Optional<JsonNode> defaultOf(String where, ArgumentType type, Param said) {
        String written = said.defaultValue();
        if (written.equals(Param.REQUIRED)) {
            return Optional.empty();
        }
        if (type.schema().path("type").asText().equals("string")) {
            return Optional.of(TextNode.valueOf(written));
        }
        try {
            return Optional.of(JSON.readTree(written)).filter(node -> !node.isMissingNode());
        } catch (JsonProcessingException e) {
            throw new ToolBoxException(
                    where + ": the default '" + written + "' is no JSON; write it as in 1, true or" + " [\"a\"]");
        }
    }
}
