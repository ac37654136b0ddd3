package dev.mudlark.evaluation;

import dev.mudlark.models.ToolSpec;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What is known about a system that was compared.
 *
 * @param name unique in the run
 * @param type its type in the config, such as {@code bm25}
 * @param model the model that answered
 * @param standIn true when that model is the rule-based stand-in, whose scores say nothing about a model
 * @param tools the tools it was offered, as delivered; empty without tools
 * @param ingestionNanos time to prepare the documents, in nanoseconds
 * @param ingestionCostNanoDollars cost to prepare the documents, in US dollars times 10^9
 * @param passages passages in its index; empty without one
 * @param settings what else its config says of it, by key, defaults included; empty when that is not known
 */
public record SystemInfo(
        String name,
        String type,
        String model,
        boolean standIn,
        List<ToolSpec> tools,
        long ingestionNanos,
        long ingestionCostNanoDollars,
        Optional<Integer> passages,
        Map<String, String> settings) {

    /** Copies the list, and the map in the order of its keys. */
    public SystemInfo {
        tools = List.copyOf(tools);
        settings = Collections.unmodifiableMap(new TreeMap<>(settings));
    }

    /** A system whose settings are not known. */
    public SystemInfo(
            String name,
            String type,
            String model,
            boolean standIn,
            List<ToolSpec> tools,
            long ingestionNanos,
            long ingestionCostNanoDollars,
            Optional<Integer> passages) {
        this(name, type, model, standIn, tools, ingestionNanos, ingestionCostNanoDollars, passages, Map.of());
    }
}
