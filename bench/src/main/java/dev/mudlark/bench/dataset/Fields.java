package dev.mudlark.bench.dataset;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.context.DidYouMean;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The fields of one JSON object, read by type; what is wrong goes to the problems. A field that is null is absent. */
final class Fields {

    private final ObjectNode object;
    private final String where;
    private final Problems problems;
    private final Set<String> wrong = new HashSet<>();

    private Fields(ObjectNode object, String where, Problems problems) {
        this.object = object;
        this.where = where;
        this.problems = problems;
    }

    /** The fields of a row; a fault and empty when it is no object. A field with another name is a fault. */
    static Optional<Fields> of(Row row, List<Field> valid, Problems problems) {
        if (!(row.value() instanceof ObjectNode object)) {
            problems.add(row.where(), "write a JSON object with the fields " + String.join(", ", Field.names(valid)));
            return Optional.empty();
        }
        Fields fields = new Fields(object, row.where(), problems);
        List<String> names = Field.names(valid);
        object.fieldNames().forEachRemaining(name -> {
            if (!names.contains(name)) {
                fields.unknown(name, names);
            }
        });
        return Optional.of(fields);
    }

    /** Tells of a field with another name. What it was meant for is not told to be missing too. */
    private void unknown(String name, List<String> names) {
        problems.add(
                where,
                "unknown field '" + name + "'; valid fields are " + String.join(", ", names)
                        + DidYouMean.hint(name, names));
        DidYouMean.closest(name, names).filter(meant -> !object.has(meant)).ifPresent(wrong::add);
    }

    /** False when one of these has a fault that was told. */
    boolean areSound(String... names) {
        return Stream.of(names).noneMatch(wrong::contains);
    }

    private void missing(String name, String advice) {
        if (areSound(name)) {
            fault(name, "is missing; write " + advice);
        }
    }

    String where() {
        return where;
    }

    /** An id: text that is not blank. A fault when it is missing; a number must be quoted. */
    Optional<String> id(String name) {
        Optional<JsonNode> value = value(name);
        if (value.filter(JsonNode::isNumber).isPresent()) {
            String number = value.get().toString();
            fault(name, "must be text, not a number; write \"" + number + "\" in quotes");
            return Optional.empty();
        }
        if (value.isEmpty()) {
            missing(name, "text that is not blank");
            return Optional.empty();
        }
        if (!value.get().isTextual() || value.get().textValue().isBlank()) {
            fault(name, "must be text that is not blank");
            return Optional.empty();
        }
        return value.map(JsonNode::asText);
    }

    /** Text that must be there and not blank. */
    Optional<String> requiredText(String name) {
        Optional<JsonNode> value = value(name);
        if (value.isEmpty()) {
            missing(name, "text that is not blank");
            return Optional.empty();
        }
        return notBlank(name, "is blank; write text");
    }

    /** Text that is not blank where it is there. */
    Optional<String> text(String name) {
        return notBlank(name, "is blank; write text, or remove the field");
    }

    private Optional<String> notBlank(String name, String fault) {
        Optional<String> text = typed(name, "text", JsonNode::isTextual).map(JsonNode::textValue);
        if (text.filter(String::isBlank).isPresent()) {
            fault(name, fault);
            return Optional.empty();
        }
        return text;
    }

    Optional<Boolean> bool(String name) {
        return typed(name, "true or false", JsonNode::isBoolean).map(JsonNode::booleanValue);
    }

    /** A whole number from 0 that must be there. */
    Optional<Integer> count(String name) {
        if (value(name).isEmpty()) {
            missing(name, "a whole number from 0");
            return Optional.empty();
        }
        return typed(
                        name,
                        "a whole number from 0",
                        node -> node.canConvertToInt() && node.isIntegralNumber() && node.intValue() >= 0)
                .map(JsonNode::intValue);
    }

    Optional<ObjectNode> object(String name) {
        return typed(name, "an object", JsonNode::isObject).map(ObjectNode.class::cast);
    }

    /** A list of texts; empty when absent. */
    List<String> texts(String name) {
        List<String> texts = new ArrayList<>();
        for (JsonNode item : items(name)) {
            if (item.isTextual() && !item.textValue().isBlank()) {
                texts.add(item.textValue());
            } else {
                fault(name, "must hold texts that are not blank, not " + item);
            }
        }
        return texts;
    }

    /** The items of a list; empty when absent. */
    List<JsonNode> items(String name) {
        List<JsonNode> items = new ArrayList<>();
        typed(name, "a list", JsonNode::isArray).ifPresent(list -> list.forEach(items::add));
        return items;
    }

    boolean has(String name) {
        return value(name).isPresent();
    }

    void fault(String name, String message) {
        wrong.add(name);
        problems.add(where, "field '" + name + "' " + message);
    }

    private Optional<JsonNode> value(String name) {
        return Optional.ofNullable(object.get(name)).filter(node -> !node.isNull());
    }

    private Optional<JsonNode> typed(String name, String type, Predicate<JsonNode> fits) {
        Optional<JsonNode> value = value(name);
        if (value.isPresent() && !fits.test(value.get())) {
            fault(name, "must be " + type + ", not " + shorten(value.get().toString()));
            return Optional.empty();
        }
        return value;
    }

    private static String shorten(String json) {
        return json.length() <= 40 ? json : json.substring(0, 40) + "…";
    }
}
