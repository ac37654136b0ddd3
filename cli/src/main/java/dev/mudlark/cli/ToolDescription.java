package dev.mudlark.cli;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.context.Counted;
import dev.mudlark.tools.BuiltInTools;
import dev.mudlark.tools.ToolCard;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** A tool for people: what it does, its arguments, its limits, an example. */
final class ToolDescription {

    private static final int WIDTH = 80;

    private ToolDescription() {}

    static String of(ToolCard tool) {
        StringBuilder text = new StringBuilder();
        text.append(tool.spec().name()).append("\n\n");
        for (String paragraph : tool.spec().description().lines().toList()) {
            text.append(Paragraph.of("", "", Visible.line(paragraph), WIDTH));
        }
        text.append("\narguments\n");
        JsonNode properties = tool.spec().inputSchema().path("properties");
        if (properties.isEmpty()) {
            text.append("  none\n");
        }
        for (Map.Entry<String, JsonNode> argument : properties.properties()) {
            text.append(argument(argument.getKey(), argument.getValue(), isRequired(tool, argument.getKey())));
        }
        return text.append(limits(tool)).append(example(tool)).toString();
    }

    private static String argument(String name, JsonNode schema, boolean required) {
        String head = "  " + name + " (" + String.join(", ", facts(schema, required)) + ")";
        String description = schema.path("description").asText();
        return Paragraph.of("", "    ", Visible.line(head), WIDTH)
                + (description.isEmpty() ? "" : Paragraph.of("    ", "    ", Visible.line(description), WIDTH));
    }

    private static List<String> facts(JsonNode schema, boolean required) {
        List<String> facts = new ArrayList<>();
        facts.add(type(schema));
        if (required) {
            facts.add("required");
        } else if (schema.has("default")) {
            facts.add("default " + schema.get("default"));
        } else {
            facts.add("optional");
        }
        for (String bound : List.of("minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems")) {
            if (schema.has(bound)) {
                facts.add(words(bound) + " " + schema.get(bound));
            }
        }
        return facts;
    }

    private static String type(JsonNode schema) {
        if (schema.has("enum")) {
            return "one of " + String.join(", ", texts(schema.get("enum")).toList());
        }
        JsonNode type = schema.path("type");
        String name = type.isArray() ? String.join(" or ", texts(type).toList()) : type.asText("any value");
        return schema.path("items").has("type") ? name + " of " + type(schema.get("items")) : name;
    }

    private static Stream<String> texts(JsonNode list) {
        return StreamSupport.stream(list.spliterator(), false).map(JsonNode::asText);
    }

    private static String words(String bound) {
        return switch (bound) {
            case "minimum" -> "at least";
            case "maximum" -> "at most";
            case "minLength" -> "least characters";
            case "maxLength" -> "most characters";
            case "minItems" -> "least items";
            default -> "most items";
        };
    }

    private static boolean isRequired(ToolCard tool, String argument) {
        return texts(tool.spec().inputSchema().path("required")).anyMatch(argument::equals);
    }

    private static String limits(ToolCard tool) {
        String seconds = Counted.seconds(tool.timeout());
        return "\nlimits\n  side effects: " + tool.traits().sideEffects().label() + "\n  a call ends after " + seconds
                + " s\n  a result is cut to " + Counted.of(tool.maxOutputChars(), "character") + "\n";
    }

    private static String example(ToolCard tool) {
        String arguments = tool.example().toString().replace("'", "'\\''");
        String command = "  mudlark tools call " + tool.spec().name() + (readsDocuments(tool) ? " --docs DIR" : "");
        String typed = " '" + Visible.line(arguments) + "'\n";
        boolean fits = command.length() + typed.length() - 1 <= WIDTH;
        return "\nexample\n" + command + (fits ? typed : " \\\n   " + typed);
    }

    private static boolean readsDocuments(ToolCard tool) {
        return BuiltInTools.readsDocuments(tool.spec().name());
    }
}
