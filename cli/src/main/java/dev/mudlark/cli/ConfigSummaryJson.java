package dev.mudlark.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.BooleanNode;
import com.fasterxml.jackson.databind.node.DecimalNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import dev.mudlark.bench.ConfigSummary;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.Optional;

/** What a config comes to for programs. What is not known is left out. */
final class ConfigSummaryJson {

    private ConfigSummaryJson() {}

    static ObjectNode of(ConfigSummary summary) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        ArrayNode faults = json.putArray("faults");
        summary.faults()
                .forEach(fault -> faults.addObject().put("where", fault.where()).put("message", fault.message()));
        json.put("name", summary.name());
        summary.model().ifPresent(model -> json.put("model", model));
        path(json, "docs", summary.docs());
        path(json, "questions", summary.questions());
        path(json, "qrels", summary.qrels());
        json.put("tools_now", summary.toolsNow().toString());
        json.set("tools", rules(summary.rules()));
        if (summary.faults().isEmpty()) {
            ArrayNode systems = json.putArray("systems");
            summary.systems().forEach(system -> systems.add(system(system)));
        }
        return json;
    }

    private static ObjectNode rules(ConfigSummary.Rules rules) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        ArrayNode allow = json.putArray("allow");
        rules.allow().forEach(allow::add);
        json.put("allow_network", rules.allowNetwork());
        json.put("timeout_s", rules.timeout().toNanos() / 1e9);
        json.put("max_output_chars", rules.maxOutputChars());
        ObjectNode rates = json.putObject("max_calls_per_minute");
        rules.maxCallsPerMinute().forEach(rates::put);
        return json;
    }

    private static ObjectNode system(ConfigSummary.CheckedSystem system) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("name", system.name()).put("type", system.type());
        ObjectNode settings = json.putObject("options");
        system.values().forEach((option, value) -> settings.set(option, node(value)));
        ArrayNode tools = json.putArray("tools");
        system.tools().forEach(tool -> tools.add(ToolCardJson.of(tool)));
        return json;
    }

    private static JsonNode node(Object value) {
        return switch (value) {
            case Boolean truth -> BooleanNode.valueOf(truth);
            case BigDecimal number -> DecimalNode.valueOf(number);
            default -> TextNode.valueOf(String.valueOf(value));
        };
    }

    private static void path(ObjectNode json, String name, Optional<Path> path) {
        path.ifPresent(there -> json.put(name, there.toString()));
    }
}
