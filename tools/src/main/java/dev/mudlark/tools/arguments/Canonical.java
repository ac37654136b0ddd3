package dev.mudlark.tools.arguments;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.math.BigDecimal;
import java.util.Map;
import java.util.TreeMap;

/**
 * JSON as a text that is the same for equal values: the names of an object in one order, numbers by their value, however
 * they were written or are kept.
 */
public final class Canonical {

    /** Levels that are looked into; what is nested deeper counts as it is written. */
    private static final int DEEPEST = 1000;

    private final StringBuilder out = new StringBuilder();

    private Canonical() {}

    /** The text of a value. */
    public static String text(JsonNode value) {
        Canonical canonical = new Canonical();
        canonical.add(value, 0);
        return canonical.out.toString();
    }

    private void add(JsonNode value, int depth) {
        if (depth > DEEPEST) {
            out.append(value);
            return;
        }
        switch (value) {
            case ObjectNode object -> addObject(object, depth);
            case ArrayNode array -> addArray(array, depth);
            case JsonNode number when number.isNumber() -> out.append(number(number));
            default -> out.append(value);
        }
    }

    private void addObject(ObjectNode object, int depth) {
        Map<String, JsonNode> fields = new TreeMap<>();
        object.properties().forEach(field -> fields.put(field.getKey(), field.getValue()));
        out.append('{');
        fields.forEach((name, value) -> {
            out.append(TextNode.valueOf(name)).append(':');
            add(value, depth + 1);
            out.append(',');
        });
        out.append('}');
    }

    private void addArray(ArrayNode array, int depth) {
        out.append('[');
        for (JsonNode item : array) {
            add(item, depth + 1);
            out.append(',');
        }
        out.append(']');
    }

    /** Digits and a power of ten, so that a large exponent stays short. Zero has no sign. */
    private static String number(JsonNode number) {
        boolean binary = number.isDouble() || number.isFloat();
        if (binary && !Double.isFinite(number.doubleValue())) {
            return number.asText();
        }
        BigDecimal value = (binary ? new BigDecimal(number.asText()) : number.decimalValue()).stripTrailingZeros();
        return value.unscaledValue() + "e" + -(long) value.scale();
    }
}
