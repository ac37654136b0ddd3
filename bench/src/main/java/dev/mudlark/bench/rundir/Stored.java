package dev.mudlark.bench.rundir;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;

/** A stored object being read. A field that is missing or of another kind ends the reading with a clear message. */
final class Stored {

    private final ObjectNode object;
    private final String name;

    private Stored(ObjectNode object, String name) {
        this.object = object;
        this.name = name;
    }

    /** @throws StoredException when it is no object */
    static Stored of(JsonNode value, String name) {
        if (value instanceof ObjectNode object) {
            return new Stored(object, name);
        }
        throw new StoredException("'" + name + "' must be an object");
    }

    String text(String field) {
        return optionalText(field).orElseThrow(() -> missing(field));
    }

    Optional<String> optionalText(String field) {
        return value(field).map(node -> checked(field, "text", node.isTextual(), node.textValue()));
    }

    long whole(String field) {
        return optionalWhole(field).orElseThrow(() -> missing(field));
    }

    OptionalLong optionalWhole(String field) {
        return value(field)
                .map(node -> checked(field, "a whole number", node.isIntegralNumber(), node.longValue()))
                .map(OptionalLong::of)
                .orElse(OptionalLong.empty());
    }

    int integer(String field) {
        return Math.toIntExact(whole(field));
    }

    boolean flag(String field) {
        return optionalFlag(field).orElseThrow(() -> missing(field));
    }

    Optional<Boolean> optionalFlag(String field) {
        return value(field).map(node -> checked(field, "true or false", node.isBoolean(), node.booleanValue()));
    }

    ObjectNode object(String field) {
        return optional(field, node -> Stored.of(node, field).object).orElseThrow(() -> missing(field));
    }

    <T> Optional<T> optional(String field, Function<JsonNode, T> read) {
        return value(field).map(read);
    }

    /** The items of a list; none when it is absent. */
    <T> List<T> list(String field, Function<JsonNode, T> read) {
        List<T> items = new ArrayList<>();
        value(field)
                .map(node -> checked(field, "a list", node.isArray(), node))
                .ifPresent(node -> node.forEach(item -> items.add(read.apply(item))));
        return items;
    }

    List<String> texts(String field) {
        return list(field, item -> checked(field, "a list of texts", item.isTextual(), item.textValue()));
    }

    /** Texts by key; none when the field is absent. */
    Map<String, String> textsByKey(String field) {
        Map<String, String> texts = new LinkedHashMap<>();
        if (value(field).isPresent()) {
            object(field)
                    .properties()
                    .forEach(entry -> texts.put(
                            entry.getKey(),
                            checked(
                                    field,
                                    "texts by key",
                                    entry.getValue().isTextual(),
                                    entry.getValue().textValue())));
        }
        return texts;
    }

    private Optional<JsonNode> value(String field) {
        return Optional.ofNullable(object.get(field)).filter(node -> !node.isNull());
    }

    private <T> T checked(String field, String kind, boolean fits, T value) {
        if (!fits) {
            throw new StoredException("field '" + field + "' of '" + name + "' must be " + kind);
        }
        return value;
    }

    private StoredException missing(String field) {
        return new StoredException("field '" + field + "' of '" + name + "' is missing");
    }
}
