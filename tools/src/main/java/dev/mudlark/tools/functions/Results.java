package dev.mudlark.tools.functions;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.StdSerializer;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import dev.mudlark.tools.ToolResult;
import java.io.IOException;
import java.time.temporal.TemporalAccessor;
import java.time.temporal.TemporalAmount;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Makes results of what methods return. */
final class Results {

    /** A text up to this length counts as a value that was computed; a longer one is words. */
    private static final int LONGEST_VALUE = 200;

    private static final JsonMapper JSON = JsonMapper.builder()
            .enable(JsonGenerator.Feature.WRITE_BIGDECIMAL_AS_PLAIN)
            .addModule(new SimpleModule()
                    .addSerializer(TemporalAccessor.class, ToStringSerializer.instance)
                    .addSerializer(TemporalAmount.class, ToStringSerializer.instance)
                    .addSerializer(new OptionalSerializer()))
            .build();

    private Results() {}

    /** A text as it is, a result too, anything else as JSON. */
    static ToolResult of(@Nullable Object returned) {
        return switch (returned) {
            case ToolResult result -> result;
            case String text -> text(text);
            case Optional<?> optional -> of(optional.orElse(null));
            case null, default -> json(returned);
        };
    }

    private static ToolResult text(String text) {
        boolean value = text.length() <= LONGEST_VALUE && text.indexOf('\n') < 0 && !text.isBlank();
        return value ? ToolResult.value(text, text) : ToolResult.note(text);
    }

    private static ToolResult json(@Nullable Object value) {
        JsonNode data = JSON.valueToTree(value);
        if (data.isTextual()) {
            return text(data.textValue()).withData(data);
        }
        String text = written(data);
        return (data.isValueNode() && !data.isNull() ? text(text) : ToolResult.note(text)).withData(data);
    }

    private static String written(JsonNode data) {
        try {
            return JSON.writeValueAsString(data);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    /** What is in it, or null. */
    private static final class OptionalSerializer extends StdSerializer<Optional<?>> {

        private static final long serialVersionUID = 1L;

        OptionalSerializer() {
            super(Optional.class, false);
        }

        @Override
        public void serialize(Optional<?> value, JsonGenerator json, SerializerProvider provider) throws IOException {
            provider.defaultSerializeValue(value.orElse(null), json);
        }
    }
}
