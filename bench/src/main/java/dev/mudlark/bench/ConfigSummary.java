package dev.mudlark.bench;

import dev.mudlark.tools.ToolCard;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * What a config comes to, read without its data.
 *
 * @param faults everything that is wrong
 * @param name name of the experiment
 * @param model who answers, when the config says so
 * @param docs folder of documents, if it is named
 * @param questions file of questions, if it is named
 * @param qrels file of judgements, if it is named
 * @param toolsNow what tools take as today
 * @param rules rules for the tools of every system
 * @param systems what is compared, those included that {@code ablate: true} makes; none when there is a fault
 */
public record ConfigSummary(
        List<Finding> faults,
        String name,
        Optional<String> model,
        Optional<Path> docs,
        Optional<Path> questions,
        Optional<Path> qrels,
        LocalDate toolsNow,
        Rules rules,
        List<CheckedSystem> systems) {

    /** Copies the lists. */
    public ConfigSummary {
        faults = List.copyOf(faults);
        systems = List.copyOf(systems);
    }

    /**
     * The rules for tools.
     *
     * @param allow tools with side effects that may be used
     * @param allowNetwork whether those that use the network may be used
     * @param timeout time limit of a call
     * @param maxOutputChars code points of a result that reach the model
     * @param maxCallsPerMinute by tool, how often a system may call it in a minute
     */
    public record Rules(
            List<String> allow,
            boolean allowNetwork,
            Duration timeout,
            int maxOutputChars,
            Map<String, Integer> maxCallsPerMinute) {

        /** Copies the collections; tools are in the order of names. */
        public Rules {
            allow = List.copyOf(allow);
            maxCallsPerMinute = Collections.unmodifiableMap(new TreeMap<>(maxCallsPerMinute));
        }
    }

    /**
     * A system.
     *
     * @param name its name
     * @param type its type
     * @param settings its options but for name and tools, limits included, each with its value, in the order of names
     * @param values the same for programs: each a {@link Boolean}, a {@link java.math.BigDecimal} or a {@link String}
     * @param tools what it may call, with side effects and limits; empty for a system without tools
     */
    public record CheckedSystem(
            String name, String type, Map<String, String> settings, Map<String, Object> values, List<ToolCard> tools) {

        /** Copies the collections. */
        public CheckedSystem {
            settings = Collections.unmodifiableMap(new TreeMap<>(settings));
            values = Collections.unmodifiableMap(new TreeMap<>(values));
            tools = List.copyOf(tools);
        }
    }
}
