package dev.mudlark.agents;

import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * Limits of one question.
 *
 * @param maxSteps most model turns, at least 1
 * @param maxToolCalls most tool calls; empty for no limit
 * @param maxCostNanoDollars most money in US dollars times 10^9; empty for no limit
 * @param maxTokens most input and output tokens together; empty for no limit
 */
public record AgentLimits(
        int maxSteps, OptionalInt maxToolCalls, OptionalLong maxCostNanoDollars, OptionalLong maxTokens) {

    /** Six steps, no caps. */
    public static final AgentLimits DEFAULT =
            new AgentLimits(6, OptionalInt.empty(), OptionalLong.empty(), OptionalLong.empty());

    /** @throws IllegalArgumentException when {@code maxSteps} is less than 1 */
    public AgentLimits {
        if (maxSteps < 1) {
            throw new IllegalArgumentException("max_steps must be at least 1, not " + maxSteps);
        }
    }
}
