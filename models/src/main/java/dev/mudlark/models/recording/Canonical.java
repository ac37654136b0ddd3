package dev.mudlark.models.recording;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.NumericNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;

/**
 * The one form of equal JSON values: names in order, numbers by their value, no blanks, ASCII. Lists keep their order.
 */
final class Canonical {

    private Canonical() {}

    /** SHA-256 of the form, 64 hexadecimal digits. */
    static String hash(JsonNode value) {
        return HexFormat.of().formatHex(sha256().digest(Json.bytes(form(value))));
    }

    static JsonNode form(JsonNode value) {
        return switch (value) {
            case ObjectNode object -> {
                TreeMap<String, JsonNode> sorted = new TreeMap<>();
                for (Map.Entry<String, JsonNode> field : object.properties()) {
                    sorted.put(field.getKey(), form(field.getValue()));
                }
                ObjectNode form = object.objectNode();
                sorted.forEach(form::set);
                yield form;
            }
            case ArrayNode array -> {
                ArrayNode form = array.arrayNode();
                array.forEach(item -> form.add(form(item)));
                yield form;
            }
            case NumericNode number -> form(number);
            default -> value;
        };
    }

    private static JsonNode form(NumericNode number) {
        if (number.isNaN()) {
            return number;
        }
        BigDecimal value = number.decimalValue();
        return DecimalNode.valueOf(value.signum() == 0 ? BigDecimal.ZERO : value.stripTrailingZeros());
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
