package dev.mudlark.agents.react;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolSpec;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a model is told in this protocol; and the same read back. */
public final class ReactText {

    /** The end of the message that asks for the final answer. */
    public static final String ANSWER_NOW =
            "No action is carried out any more. Reply with {\"answer\": \"...\"} or in plain text.";

    private static final String FORMS = "{\"action\": \"NAME\", \"arguments\": {...}} or {\"answer\": \"...\"}";

    private static final String TOOLS = "The tools are, one a line:";

    private static final String HOW = """
            You have no other way to call tools than this. Reply with exactly one JSON object and nothing else. To call a tool:
            {"action": "NAME", "arguments": {...}}
            Its result is in the next message. Once you can answer:
            {"answer": "..."}
            """;

    private static final String RESULT = "Result of ";
    private static final String ERROR = "Error of ";
    private static final String NAME_ENDS = "):\n";
    private static final int LONGEST_NAME = 64;

    private ReactText() {}

    /** For the system prompt: how to reply, and the tools with their schemas. */
    public static String instructions(List<ToolSpec> tools) {
        StringBuilder text = new StringBuilder(HOW).append(TOOLS);
        for (ToolSpec tool : tools) {
            ObjectNode line = JsonNodeFactory.instance.objectNode();
            line.put("name", tool.name()).put("description", tool.description());
            line.set("input_schema", tool.inputSchema());
            text.append('\n').append(line);
        }
        return text.toString();
    }

    /** The tools that {@link #instructions} of a system prompt tell of; empty when it has none. */
    public static Optional<List<ToolSpec>> tools(String system) {
        int start = system.indexOf(HOW + TOOLS);
        if (start < 0) {
            return Optional.empty();
        }
        List<ToolSpec> tools = new ArrayList<>();
        system.substring(start + HOW.length() + TOOLS.length())
                .lines()
                .skip(1)
                .takeWhile(line -> line.startsWith("{"))
                .forEach(line -> tools.add(tool(line)));
        return Optional.of(tools);
    }

    private static ToolSpec tool(String line) {
        ObjectNode read = ToolCall.parse("tool", "tool", line).arguments();
        ObjectNode schema =
                read.path("input_schema") instanceof ObjectNode object ? object : JsonNodeFactory.instance.objectNode();
        return new ToolSpec(read.path("name").asText(), read.path("description").asText(), schema);
    }

    /** The reply that calls a tool. */
    public static String action(ToolCall call) {
        ObjectNode reply = JsonNodeFactory.instance.objectNode().put("action", call.name());
        reply.set("arguments", call.arguments());
        return reply.toString();
    }

    /** The reply that answers. */
    public static String answer(String text) {
        return JsonNodeFactory.instance.objectNode().put("answer", text).toString();
    }

    /** The message after a reply that was neither. */
    public static String repair(String problem) {
        return "Your reply could not be taken: " + problem
                + ". Nothing was carried out. Reply with exactly one JSON object and nothing else: " + FORMS + ".";
    }

    /**
     * The message that brings a result.
     *
     * @param tool the tool's name as the model wrote it
     * @param fenced the result between the lines of its fence
     */
    public static String result(String callId, String tool, String fenced, boolean isError) {
        return (isError ? ERROR : RESULT) + callId + " (" + plain(tool) + NAME_ENDS + fenced;
    }

    /** What {@link #result} was given; empty for other messages. */
    public static Optional<Shown> shown(String message) {
        boolean isError = message.startsWith(ERROR);
        int end = message.indexOf(NAME_ENDS);
        return end > 0 && (isError || message.startsWith(RESULT))
                ? Optional.of(new Shown(message.substring(end + NAME_ENDS.length()), isError))
                : Optional.empty();
    }

    /** A result as it came back. */
    public record Shown(String fenced, boolean isError) {}

    private static String plain(String name) {
        StringBuilder plain = new StringBuilder();
        name.chars()
                .limit(LONGEST_NAME)
                .forEach(c -> plain.append(c > ' ' && c < 127 && c != '(' && c != ')' ? (char) c : '_'));
        return plain.toString();
    }
}
