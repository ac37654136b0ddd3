package dev.mudlark.tools.hostile;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolSpec;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;

/** Generates calls: many that reach a tool with odd values, some that no tool must be reached by. */
final class HostileCalls {

    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private final List<ToolSpec> specs;
    private final Random random;

    HostileCalls(List<ToolSpec> specs, long seed) {
        this.specs = specs;
        this.random = new Random(seed);
    }

    ToolCall next() {
        ToolSpec spec = HostileText.one(random, specs);
        ObjectNode arguments = arguments(spec);
        return switch (random.nextInt(10)) {
            case 0 -> ToolCall.parse("c", spec.name(), HostileJson.broken(random, arguments.toString()));
            case 1 -> ToolCall.of("c", name(spec), arguments);
            case 2 -> ToolCall.of("c", spec.name(), strange(arguments));
            default -> ToolCall.of("c", spec.name(), arguments);
        };
    }

    private String name(ToolSpec spec) {
        return switch (random.nextInt(5)) {
            case 0 -> "functions." + spec.name();
            case 1 -> spec.name().toUpperCase(Locale.ROOT);
            case 2 -> "execute_" + spec.name();
            case 3 -> spec.name().replace('e', 'е');
            default -> HostileText.any(random);
        };
    }

    /** With a name or a value that no schema has. */
    private ObjectNode strange(ObjectNode arguments) {
        String name = random.nextBoolean() ? HostileText.any(random) : HostileText.one(random, HostileJson.Names.ALL);
        arguments.set(name, HostileJson.value(random, 3));
        return arguments;
    }

    /** Arguments of the right types for the most part. */
    private ObjectNode arguments(ToolSpec spec) {
        ObjectNode arguments = JSON.objectNode();
        for (Map.Entry<String, JsonNode> property :
                spec.inputSchema().path("properties").properties()) {
            boolean required = spec.inputSchema().path("required").toString().contains('"' + property.getKey() + '"');
            if (required || random.nextInt(3) == 0) {
                arguments.set(property.getKey(), value(property.getKey(), property.getValue()));
            }
        }
        return arguments;
    }

    private JsonNode value(String name, JsonNode schema) {
        if (random.nextInt(20) == 0) {
            return HostileJson.value(random, 3);
        }
        if (schema.path("enum").has(0)) {
            return schema.path("enum").get(random.nextInt(schema.path("enum").size()));
        }
        return switch (schema.path("type").asText()) {
            case "integer", "number" ->
                random.nextBoolean() ? JSON.numberNode(random.nextInt(60)) : HostileJson.number(random);
            case "boolean" -> JSON.booleanNode(random.nextBoolean());
            case "array" -> list();
            case "object" -> where();
            default -> JSON.textNode(text(name));
        };
    }

    private String text(String name) {
        return switch (name) {
            case "pattern" -> random.nextBoolean() ? HostileText.pattern(random) : words();
            case "doc_id" -> HostileText.id(random);
            case "expression" -> HostileText.expression(random);
            case "date", "other_date" -> HostileText.date(random);
            case "query" -> words();
            default -> HostileText.any(random);
        };
    }

    private String words() {
        return random.nextInt(4) == 0
                ? HostileText.any(random)
                : String.join(" ", HostileText.one(random, HostileCollection.WORDS), word(), word());
    }

    private String word() {
        return random.nextBoolean() ? HostileText.one(random, HostileCollection.WORDS) : "";
    }

    private JsonNode list() {
        var list = JSON.arrayNode();
        for (int i = random.nextInt(4); i >= 0; i--) {
            list.add(HostileText.one(random, HostileCollection.COLUMNS));
        }
        return list;
    }

    private ObjectNode where() {
        ObjectNode where = JSON.objectNode();
        for (int i = random.nextInt(3); i > 0; i--) {
            String column = HostileText.one(random, HostileCollection.COLUMNS);
            where.set(column, random.nextBoolean() ? HostileJson.value(random, 2) : condition());
        }
        return where;
    }

    private ObjectNode condition() {
        String operator = HostileText.one(random, List.of("<=", ">", "!=", "contains", "in", "like"));
        return JSON.objectNode().set(operator, HostileJson.value(random, 1));
    }
}
