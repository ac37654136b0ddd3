package dev.mudlark.tools;

import java.time.Duration;
import java.util.Map;
import java.util.Set;

/**
 * The rules of a run for all of its tools.
 *
 * @param allow names of the tools with side effects that may be used
 * @param allowNetwork true when tools that reach the network may be used; they must stand in {@code allow} too
 * @param timeout how long a call may take when its tool says nothing else; more than zero
 * @param maxOutputChars most code points of a result that reach the model; at least {@value #LEAST_OUTPUT_CHARS}
 * @param maxCallsPerMinute by tool, how often it may be called in any minute over all questions of a box; each at least 1
 */
public record ToolRules(
        Set<String> allow,
        boolean allowNetwork,
        Duration timeout,
        int maxOutputChars,
        Map<String, Integer> maxCallsPerMinute) {

    /** The least that {@code maxOutputChars} may be: room for a footer and the notice of a cut. */
    public static final int LEAST_OUTPUT_CHARS = 200;

    /** No tool with side effects, 10 seconds, 4,000 code points. */
    public static final ToolRules DEFAULT = new ToolRules(Set.of(), false, Duration.ofSeconds(10), 4000);

    /** @throws ToolBoxException when the timeout or a limit is out of range */
    public ToolRules {
        allow = Set.copyOf(allow);
        maxCallsPerMinute = Map.copyOf(maxCallsPerMinute);
        maxCallsPerMinute.forEach((tool, most) -> {
            if (most < 1) {
                throw new ToolBoxException("tool " + tool + ": max_calls_per_minute is " + most + "; use at least 1");
            }
        });
        if (timeout.isZero() || timeout.isNegative()) {
            throw new ToolBoxException("tools.timeout_s must be more than 0");
        }
        if (maxOutputChars < LEAST_OUTPUT_CHARS) {
            throw new ToolBoxException(
                    "tools.max_output_chars is " + maxOutputChars + "; use at least " + LEAST_OUTPUT_CHARS);
        }
    }

    /** Rules without limits on how often a tool is called. */
    public ToolRules(Set<String> allow, boolean allowNetwork, Duration timeout, int maxOutputChars) {
        this(allow, allowNetwork, timeout, maxOutputChars, Map.of());
    }

    /** These rules with other limits on how often tools are called, by tool. */
    public ToolRules withMaxCallsPerMinute(Map<String, Integer> most) {
        return new ToolRules(allow, allowNetwork, timeout, maxOutputChars, most);
    }

    /** These rules with another limit on the output. */
    public ToolRules withMaxOutputChars(int chars) {
        return new ToolRules(allow, allowNetwork, timeout, chars, maxCallsPerMinute);
    }

    /** These rules with another timeout. */
    public ToolRules withTimeout(Duration newTimeout) {
        return new ToolRules(allow, allowNetwork, newTimeout, maxOutputChars, maxCallsPerMinute);
    }
}
