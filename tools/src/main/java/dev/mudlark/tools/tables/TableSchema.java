package dev.mudlark.tools.tables;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;

/** The parts of the input schema that are more than a text, a number or a list. */
final class TableSchema {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private TableSchema() {}

    /** What stands for a column in {@code where}: a value, a list of values, or operators with theirs. */
    static ObjectNode condition() {
        ObjectNode condition = types("string", "number", "boolean", "null", "array", "object");
        condition.set("items", value());
        ObjectNode operators = condition.putObject("properties");
        for (String sign : Operator.signs()) {
            operators.set(sign, operand(Operator.of(sign)));
        }
        condition.put("additionalProperties", false);
        condition.putArray("examples").addObject().put(">=", 10).put("<", 100);
        return condition;
    }

    private static ObjectNode operand(Operator operator) {
        return switch (operator) {
            case SAME, OTHER -> value();
            case LESS, AT_MOST, MORE, AT_LEAST -> types("number", "string");
            case HOLDS -> types("string");
            case AMONG -> {
                ObjectNode list = types("array");
                list.set("items", value());
                yield list;
            }
        };
    }

    /** A column, or one with a direction, or a list of these. */
    static ObjectNode orderBy() {
        ObjectNode order = key(types("string", "object", "array"));
        order.set("items", key(types("string", "object")));
        return order;
    }

    private static ObjectNode key(ObjectNode key) {
        ObjectNode properties = key.putObject("properties");
        properties.set("column", types("string"));
        properties.set("desc", types("boolean"));
        key.putArray("required").add("column");
        return key.put("additionalProperties", false);
    }

    /** Functions with the columns they work on. */
    static ObjectNode aggregate() {
        ObjectNode aggregate = types("object", "string");
        ObjectNode properties = aggregate.putObject("properties");
        for (String function : Aggregate.Function.words()) {
            ObjectNode column = types("string", "array");
            column.set("items", types("string"));
            properties.set(function, column);
        }
        aggregate.put("additionalProperties", false);
        aggregate.putArray("examples").addObject().put("sum", "price");
        return aggregate;
    }

    private static ObjectNode value() {
        return types("string", "number", "boolean", "null");
    }

    private static ObjectNode types(String... types) {
        ObjectNode schema = JSON.objectNode();
        if (types.length == 1) {
            return schema.put("type", types[0]);
        }
        ArrayNode array = schema.putArray("type");
        List.of(types).forEach(array::add);
        return schema;
    }
}
