package dev.mudlark.models.recording;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * An object of the store being read. A field that is missing or of another kind ends the reading, naming it.
 *
 * @param node the object
 * @param name what it is, for messages
 */
record Fields(ObjectNode node, String name) {

    static Fields of(JsonNode value, String name) {
        if (value instanceof ObjectNode object) {
            return new Fields(object, name);
        }
        throw new StoredException("'" + name + "' must be an object");
    }

    String text(String field) {
        return checked(field, "text", value(field).orElseThrow(() -> missing(field)), JsonNode::isTextual)
                .textValue();
    }

    boolean flag(String field) {
        return checked(field, "true or false", value(field).orElseThrow(() -> missing(field)), JsonNode::isBoolean)
                .booleanValue();
    }

    long whole(String field) {
        return optionalWhole(field).orElseThrow(() -> missing(field));
    }

    OptionalLong optionalWhole(String field) {
        Optional<JsonNode> value = value(field);
        return value.isEmpty()
                ? OptionalLong.empty()
                : OptionalLong.of(checked(
                                field,
                                "a whole number",
                                value.get(),
                                node -> node.isIntegralNumber() && node.canConvertToLong())
                        .longValue());
    }

    OptionalInt optionalInteger(String field) {
        Optional<JsonNode> value = value(field);
        return value.isEmpty()
                ? OptionalInt.empty()
                : OptionalInt.of(checked(
                                field,
                                "a whole number",
                                value.get(),
                                node -> node.isIntegralNumber() && node.canConvertToInt())
                        .intValue());
    }

    int integer(String field) {
        return optionalInteger(field).orElseThrow(() -> missing(field));
    }

    /** The constant whose lower-case name stands there. */
    <E extends Enum<E>> E constant(String field, Class<E> type) {
        String text = text(field);
        for (E constant : type.getEnumConstants()) {
            if (lower(constant).equals(text)) {
                return constant;
            }
        }
        throw new StoredException("field '" + field + "' of '" + name + "': unknown '" + Shown.of(text) + "'");
    }

    static String lower(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    Optional<Fields> optional(String field) {
        return value(field).map(node -> Fields.of(node, field));
    }

    Fields fields(String field) {
        return optional(field).orElseThrow(() -> missing(field));
    }

    /** The items of a list; none when it is absent. */
    <T> List<T> list(String field, Function<JsonNode, T> read) {
        List<T> items = new ArrayList<>();
        value(field)
                .map(node -> checked(field, "a list", node, JsonNode::isArray))
                .ifPresent(node -> node.forEach(item -> items.add(read.apply(item))));
        return items;
    }

    boolean has(String field) {
        return value(field).isPresent();
    }

    private Optional<JsonNode> value(String field) {
        return Optional.ofNullable(node.get(field)).filter(value -> !value.isNull());
    }

    private JsonNode checked(String field, String kind, JsonNode value, Predicate<JsonNode> fits) {
        if (fits.test(value)) {
            return value;
        }
        throw new StoredException("field '" + field + "' of '" + name + "' must be " + kind);
    }

    private StoredException missing(String field) {
        return new StoredException("field '" + field + "' of '" + name + "' is missing");
    }
}
