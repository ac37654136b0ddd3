package dev.mudlark.bench.config;

import dev.mudlark.models.LlmOptions;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;

/**
 * How the model of a system writes. What is empty is left to the provider.
 *
 * @param temperature 0 to 2
 * @param maxTokens most tokens of one reply, at least 1
 */
public record Sampling(Optional<BigDecimal> temperature, Optional<Integer> maxTokens) {

    private static final String TEMPERATURE_KEY = "temperature";
    private static final String MAX_TOKENS_KEY = "max_output_tokens";
    private static final OptionType<BigDecimal> HEAT = OptionTypes.upTo(2);
    private static final OptionType<Integer> TOKENS = OptionTypes.integer(1, 1_000_000);

    /** The key by which a system sets its own temperature. */
    public static final Option<Optional<BigDecimal>> OWN_TEMPERATURE = Option.unset(
            TEMPERATURE_KEY, HEAT, "How freely the model of this system samples. Unset: `models.temperature`.");

    /** The key by which a system sets its own limit of a reply. */
    public static final Option<Optional<Integer>> OWN_MAX_TOKENS = Option.unset(
            MAX_TOKENS_KEY, TOKENS, "Most tokens of one reply in this system. Unset: `models.max_output_tokens`.");

    static final Option<Optional<BigDecimal>> TEMPERATURE = Option.unset(
            TEMPERATURE_KEY,
            HEAT,
            "How freely models sample in systems that do not say; Anthropic takes at most 1, and some models take none at"
                    + " all. Unset: the provider's default.");

    static final Option<Optional<Integer>> MAX_TOKENS = Option.unset(
            MAX_TOKENS_KEY,
            TOKENS,
            "Most tokens of one reply, reasoning included, in systems that do not say. Unset: the provider's default, and"
                    + " 4096 for Anthropic, which has none.");

    /** The options of a section of systems. */
    private static final List<Option<?>> OWN = List.of(OWN_TEMPERATURE, OWN_MAX_TOKENS);

    /** What the section {@code models} says. */
    static Sampling usual(Values models) {
        return new Sampling(models.get(TEMPERATURE), models.get(MAX_TOKENS));
    }

    /** What holds in a system. */
    public static Sampling of(SystemEntry system) {
        return new Sampling(
                system.options().get(OWN_TEMPERATURE), system.options().get(OWN_MAX_TOKENS));
    }

    /** File and line of what a system or, for it, the section {@code models} says; for messages. */
    public static String where(SystemEntry system) {
        return system.options().where(OWN.toArray(Option<?>[]::new));
    }

    /** The options of a system, with these where it says nothing. */
    Values into(Values system) {
        Values filled = system;
        if (temperature.isPresent()
                && system.sound(OWN_TEMPERATURE).filter(Optional::isEmpty).isPresent()) {
            filled = filled.with(OWN_TEMPERATURE, temperature);
        }
        if (maxTokens.isPresent()
                && system.sound(OWN_MAX_TOKENS).filter(Optional::isEmpty).isPresent()) {
            filled = filled.with(OWN_MAX_TOKENS, maxTokens);
        }
        return filled;
    }

    /** Options of a request with these where it says nothing. */
    public LlmOptions into(LlmOptions request) {
        LlmOptions filled = request;
        if (request.temperature().isEmpty() && temperature.isPresent()) {
            filled = filled.withTemperature(temperature.get().doubleValue());
        }
        if (request.maxTokens().isEmpty() && maxTokens.isPresent()) {
            filled = filled.withMaxTokens(maxTokens.get());
        }
        return filled;
    }
}
