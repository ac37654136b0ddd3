package dev.mudlark.bench.rundir;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Step;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/** How steps are stored. */
final class StepFormat {

    private StepFormat() {}

    static ObjectNode write(Step step) {
        ObjectNode node = JsonLines.object();
        node.put("kind", step.kind().label());
        node.put("name", step.name());
        node.put("latency_ns", step.latencyNanos());
        step.inputTokens().ifPresent(tokens -> node.put("input_tokens", tokens));
        step.outputTokens().ifPresent(tokens -> node.put("output_tokens", tokens));
        node.put("cost_nano_usd", step.costNanoDollars());
        if (step.unpriced()) {
            node.put("unpriced", true);
        }
        ObjectNode detail = node.putObject("detail");
        step.detail().forEach(detail::put);
        return node;
    }

    static Step read(JsonNode value) {
        Stored node = Stored.of(value, "step");
        return new Step(
                kind(node.text("kind")),
                node.text("name"),
                node.whole("latency_ns"),
                node.optionalWhole("input_tokens"),
                node.optionalWhole("output_tokens"),
                node.whole("cost_nano_usd"),
                detail(node.object("detail")),
                value.path("unpriced").asBoolean(false));
    }

    private static Step.Kind kind(String name) {
        for (Step.Kind kind : Step.Kind.values()) {
            if (kind.name().toLowerCase(Locale.ROOT).equals(name)) {
                return kind;
            }
        }
        throw new StoredException("unknown kind '" + name + "' of a step");
    }

    private static Map<String, String> detail(ObjectNode node) {
        Map<String, String> detail = new LinkedHashMap<>();
        node.properties()
                .forEach(entry -> detail.put(entry.getKey(), entry.getValue().asText()));
        return detail;
    }
}
