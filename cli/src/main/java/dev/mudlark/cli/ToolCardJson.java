package dev.mudlark.cli;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.tools.ToolCard;
import java.time.Duration;

/** A tool for programs. */
final class ToolCardJson {

    private ToolCardJson() {}

    static ObjectNode of(ToolCard tool) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("name", tool.spec().name());
        json.put("description", tool.spec().description());
        json.put("side_effects", tool.traits().sideEffects().label());
        json.put("read_only", tool.traits().readOnly());
        json.put("timeout_s", seconds(tool.timeout()));
        json.put("max_output_chars", tool.maxOutputChars());
        json.set("input_schema", tool.spec().inputSchema());
        json.set("example", tool.example());
        return json;
    }

    private static double seconds(Duration duration) {
        return duration.toNanos() / 1e9;
    }
}
