package dev.mudlark.bench.config;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/**
 * Rules for the tools of every system: the section {@code tools}.
 *
 * @param allow tools with side effects that may be used
 * @param allowNetwork whether those that use the network may be used
 * @param timeout time limit of a tool call
 * @param maxOutputChars code points of a tool's result that reach the model
 * @param maxCallsPerMinute by tool, how often a system may call it in a minute
 */
public record ToolSettings(
        List<String> allow,
        boolean allowNetwork,
        Duration timeout,
        int maxOutputChars,
        Map<String, Integer> maxCallsPerMinute) {

    private static final Option<List<String>> ALLOW = Option.of(
            "allow",
            OptionTypes.distinct(OptionTypes.type(
                    "text", (value, place) -> OptionTypes.choice(place.tools()).read(value, place))),
            List.of(),
            "Tools with side effects (network, filesystem) that may be used. No built-in tool has any.");
    private static final Option<Boolean> ALLOW_NETWORK = Option.of(
            "allow_network",
            OptionTypes.bool(),
            false,
            "Permits tools that use the network; they must be listed in `allow` too.");
    private static final Option<BigDecimal> TIMEOUT_S = Option.of(
            "timeout_s",
            OptionTypes.positive(3600),
            new BigDecimal("10.0"),
            "Seconds after which a tool call ends with an error result.");
    private static final Option<Integer> MAX_OUTPUT_CHARS = Option.of(
            "max_output_chars",
            OptionTypes.integer(200, 1_000_000),
            4000,
            "Characters (code points) of a tool's result that reach the model. What is cut is announced to it.");

    private static final Option<Map<String, Integer>> MAX_CALLS_PER_MINUTE = Option.of(
            "max_calls_per_minute",
            new RatesType(),
            Map::of,
            "no limit",
            "How often a system may call a tool in any minute, such as `{corpus_grep: 30}`. A call above it is told when to"
                    + " try again.");

    static final Section SECTION = Section.of(
            "tools",
            "Rules for the tools of every system.",
            List.of(ALLOW, ALLOW_NETWORK, TIMEOUT_S, MAX_OUTPUT_CHARS, MAX_CALLS_PER_MINUTE));

    /** Copies the list. */
    public ToolSettings {
        allow = List.copyOf(allow);
        maxCallsPerMinute = Map.copyOf(maxCallsPerMinute);
    }

    static ToolSettings from(Values values) {
        return new ToolSettings(
                values.get(ALLOW),
                values.get(ALLOW_NETWORK),
                Duration.ofNanos(values.get(TIMEOUT_S).movePointRight(9).longValue()),
                values.get(MAX_OUTPUT_CHARS),
                values.get(MAX_CALLS_PER_MINUTE));
    }
}
