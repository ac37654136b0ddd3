package dev.mudlark.bench.systems;

import dev.mudlark.agents.AgentLimits;
import dev.mudlark.bench.config.Option;
import dev.mudlark.bench.config.OptionTypes;
import dev.mudlark.bench.config.Values;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** The options of an agent that limit a question. */
final class Limits {

    private static final Option<Integer> MAX_STEPS =
            Option.of("max_steps", OptionTypes.integer(1, 1000), 6, "Most model turns; then the agent must answer.");
    private static final Option<Optional<Integer>> MAX_TOOL_CALLS =
            Option.unset("max_tool_calls", OptionTypes.integer(1, 100_000), "Most tool calls.");
    private static final Option<Optional<Long>> MAX_COST_USD = Option.unset(
            "max_cost_usd", OptionTypes.usd(), "Most money. The final answer call is made even beyond it.");
    private static final Option<Optional<Long>> MAX_TOKENS =
            Option.unset("max_tokens", OptionTypes.wholeFrom(1), "Most input and output tokens together.");

    private static final Option<Boolean> REPEAT_GUARD = Option.of(
            "repeat_guard",
            OptionTypes.onOff(),
            () -> true,
            "on",
            "`off` runs a tool call as often as the model makes it, and does not stop a model that goes in circles"
                    + " (docs/agents.md).");

    static final List<Option<?>> OPTIONS = List.of(MAX_STEPS, MAX_TOOL_CALLS, MAX_COST_USD, MAX_TOKENS, REPEAT_GUARD);

    private Limits() {}

    static boolean guardsRepeats(Values options) {
        return options.get(REPEAT_GUARD);
    }

    static AgentLimits of(Values options) {
        return new AgentLimits(
                options.get(MAX_STEPS),
                options.get(MAX_TOOL_CALLS).map(OptionalInt::of).orElse(OptionalInt.empty()),
                options.get(MAX_COST_USD).map(OptionalLong::of).orElse(OptionalLong.empty()),
                options.get(MAX_TOKENS).map(OptionalLong::of).orElse(OptionalLong.empty()));
    }
}
