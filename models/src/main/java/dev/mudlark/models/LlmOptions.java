package dev.mudlark.models;

import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * How a model is asked.
 *
 * @param temperature 0 to 2; empty for the provider's default
 * @param maxTokens most output tokens, at least 1; empty for the provider's default
 * @param toolChoice whether a tool may or must be called
 * @param parallelCalls false when a reply may ask for one tool call only
 * @param jsonMode true when the reply must be one JSON object; the prompt must say so too
 */
public record LlmOptions(
        OptionalDouble temperature,
        OptionalInt maxTokens,
        ToolChoice toolChoice,
        boolean parallelCalls,
        boolean jsonMode) {

    /** The provider's defaults; the model decides about tools. */
    public static final LlmOptions DEFAULT =
            new LlmOptions(OptionalDouble.empty(), OptionalInt.empty(), new ToolChoice.Auto(), true, false);

    private static final double HOTTEST = 2;

    /** @throws IllegalArgumentException when a number is out of its range */
    public LlmOptions {
        double heat = temperature.orElse(0);
        if (!(heat >= 0 && heat <= HOTTEST)) {
            throw new IllegalArgumentException("temperature is 0 to 2, not " + heat);
        }
        if (maxTokens.orElse(1) < 1) {
            throw new IllegalArgumentException("max_tokens is at least 1, not " + maxTokens.getAsInt());
        }
    }

    /** These options with another tool choice. */
    public LlmOptions withToolChoice(ToolChoice choice) {
        return new LlmOptions(temperature, maxTokens, choice, parallelCalls, jsonMode);
    }

    /** These options with a temperature, 0 to 2. */
    public LlmOptions withTemperature(double heat) {
        return new LlmOptions(OptionalDouble.of(heat), maxTokens, toolChoice, parallelCalls, jsonMode);
    }

    /** These options with a limit of output tokens, at least 1. */
    public LlmOptions withMaxTokens(int most) {
        return new LlmOptions(temperature, OptionalInt.of(most), toolChoice, parallelCalls, jsonMode);
    }

    /** These options with one tool call a reply at most. */
    public LlmOptions withSingleCalls() {
        return new LlmOptions(temperature, maxTokens, toolChoice, false, jsonMode);
    }

    /** These options with a reply that is one JSON object. */
    public LlmOptions withJsonMode() {
        return new LlmOptions(temperature, maxTokens, toolChoice, parallelCalls, true);
    }
}
