package dev.mudlark.tools.hostile;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.List;
import java.util.Random;

/** JSON of wrong types, sizes and shapes, and text that is almost JSON. */
final class HostileJson {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
    private static final List<String> NUMBERS = List.of(
            "0",
            "-1",
            "1",
            "3",
            "5.0",
            "0.5",
            "-0.0",
            "2147483648",
            "-9223372036854775809",
            "1e308",
            "1e-400",
            "1e40",
            "99999999999999999999999999999999");

    private HostileJson() {}

    /** A value of any type, at most {@code depth} levels deep. */
    static JsonNode value(Random random, int depth) {
        return switch (random.nextInt(depth > 0 ? 8 : 5)) {
            case 0 -> JSON.nullNode();
            case 1 -> JSON.booleanNode(random.nextBoolean());
            case 2 -> number(random);
            case 3, 4 -> JSON.textNode(HostileText.any(random));
            case 5 -> array(random, depth);
            default -> object(random, depth);
        };
    }

    /** A number. */
    static JsonNode number(Random random) {
        return JSON.numberNode(new BigDecimal(HostileText.one(random, NUMBERS)));
    }

    private static ArrayNode array(Random random, int depth) {
        ArrayNode array = JSON.arrayNode();
        int size = random.nextInt(500) == 0 ? 10_000 : random.nextInt(5);
        for (int i = 0; i < size; i++) {
            array.add(value(random, size > 5 ? 0 : depth - 1));
        }
        return array;
    }

    private static ObjectNode object(Random random, int depth) {
        ObjectNode object = JSON.objectNode();
        int size = random.nextInt(5);
        for (int i = 0; i < size; i++) {
            String name = random.nextBoolean() ? HostileText.any(random) : HostileText.one(random, Names.ALL);
            object.set(name, value(random, depth - 1));
        }
        return object;
    }

    /** JSON text with a fault, or none at all. */
    static String broken(Random random, String json) {
        int at = random.nextInt(json.length() + 1);
        return switch (random.nextInt(12)) {
            case 0 -> json.substring(0, at);
            case 1 -> json.substring(0, at) + (char) random.nextInt(0x10000) + json.substring(at);
            case 2 -> json + json;
            case 3 -> "```json\n" + json + "\n```";
            case 4 -> json.replace('"', '\'');
            case 5 -> json.replace("}", ",}");
            case 6 -> encoded(random, json);
            case 7 -> "[".repeat(1 + random.nextInt(100_000));
            case 8 -> "{\"a\":".repeat(1 + random.nextInt(20_000));
            case 9 -> "{\"pattern\": " + "9".repeat(1 + random.nextInt(5_000)) + "}";
            case 10 -> HostileText.any(random);
            default -> json.replace(":", ": NaN, \"x\":");
        };
    }

    private static String encoded(Random random, String json) {
        String text = json;
        for (int i = random.nextInt(6); i >= 0 && text.length() < 100_000; i--) {
            text = JSON.textNode(text).toString();
        }
        return text;
    }

    /** Names of arguments of all tools, columns and operators. */
    static final class Names {

        static final List<String> ALL = List.of(
                "pattern",
                "regex",
                "case_sensitive",
                "doc_id",
                "context_lines",
                "max_results",
                "where",
                "select",
                "source",
                "limit",
                "offset",
                "contains",
                "start",
                "length",
                "query",
                "top_k",
                "expression",
                "operation",
                "date",
                "other_date",
                "days",
                "weeks",
                "months",
                "years",
                "order_by",
                "aggregate",
                "name",
                "price",
                "Name ",
                "<=",
                ">",
                "in",
                "!=",
                "column",
                "function",
                "desc");

        private Names() {}
    }
}
