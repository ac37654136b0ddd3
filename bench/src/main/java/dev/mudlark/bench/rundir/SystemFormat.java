package dev.mudlark.bench.rundir;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.evaluation.SystemInfo;
import dev.mudlark.models.ToolSpec;
import java.util.Optional;

/** How systems are stored, with the specs of their tools as delivered. */
final class SystemFormat {

    static final String TYPE = "system";

    private SystemFormat() {}

    static ObjectNode write(SystemInfo system) {
        ObjectNode node = JsonLines.object();
        node.put("type", TYPE);
        node.put("name", system.name());
        node.put("system_type", system.type());
        node.put("model", system.model());
        node.put("stand_in", system.standIn());
        ArrayNode tools = node.putArray("tools");
        system.tools().forEach(tool -> tools.add(write(tool)));
        node.put("ingestion_ns", system.ingestionNanos());
        node.put("ingestion_cost_nano_usd", system.ingestionCostNanoDollars());
        system.passages().ifPresent(count -> node.put("passages", count));
        if (!system.settings().isEmpty()) {
            ObjectNode settings = node.putObject("settings");
            system.settings().forEach(settings::put);
        }
        return node;
    }

    static SystemInfo read(Stored node) {
        return new SystemInfo(
                node.text("name"),
                node.text("system_type"),
                node.text("model"),
                node.flag("stand_in"),
                node.list("tools", SystemFormat::readSpec),
                node.whole("ingestion_ns"),
                node.whole("ingestion_cost_nano_usd"),
                node.optionalWhole("passages").isPresent() ? Optional.of(node.integer("passages")) : Optional.empty(),
                node.textsByKey("settings"));
    }

    static ObjectNode write(ToolSpec spec) {
        ObjectNode node = JsonLines.object();
        node.put("name", spec.name());
        node.put("description", spec.description());
        node.set("input_schema", spec.inputSchema());
        return node;
    }

    private static ToolSpec readSpec(JsonNode value) {
        Stored node = Stored.of(value, "tool");
        return new ToolSpec(node.text("name"), node.text("description"), node.object("input_schema"));
    }
}
