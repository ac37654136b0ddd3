package dev.mudlark.tools.builtin;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads arguments that were checked against the schema. */
public final class Given {

    private Given() {}

    /** Text; empty when unset or blank, since models write a blank for "unset". */
    public static Optional<String> text(ObjectNode arguments, String name) {
        JsonNode value = arguments.path(name);
        return value.isTextual() && !value.textValue().isBlank() ? Optional.of(value.textValue()) : Optional.empty();
    }

    /** A truth value, or its default. */
    public static boolean flag(ObjectNode arguments, String name, boolean defaultValue) {
        return arguments.path(name).asBoolean(defaultValue);
    }

    /** A whole number, or its default; numbers above {@code most} count as {@code most}. */
    public static int count(ObjectNode arguments, String name, int defaultValue, int most) {
        JsonNode value = arguments.path(name);
        if (!value.isIntegralNumber()) {
            return defaultValue;
        }
        return value.canConvertToInt() ? Math.min(value.intValue(), most) : most;
    }

    /** Texts; empty when unset. */
    public static List<String> texts(ObjectNode arguments, String name) {
        List<String> texts = new ArrayList<>();
        arguments.path(name).forEach(value -> texts.add(value.asText()));
        return texts;
    }
}
