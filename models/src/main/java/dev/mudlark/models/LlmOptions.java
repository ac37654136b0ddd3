package dev.mudlark.models;

import java.util.OptionalDouble;
import java.util.OptionalInt;

/**
 * How a model is asked.
 *
 * @param temperature 0 to 2; empty for the provider's default
 * @param maxTokens most output tokens; empty for the provider's default
 * @param toolChoice whether a tool may or must be called
 */
public record LlmOptions(OptionalDouble temperature, OptionalInt maxTokens, ToolChoice toolChoice) {

    /** The provider's defaults; the model decides about tools. */
    public static final LlmOptions DEFAULT =
            new LlmOptions(OptionalDouble.empty(), OptionalInt.empty(), new ToolChoice.Auto());

    /** These options with another tool choice. */
    public LlmOptions withToolChoice(ToolChoice choice) {
        return new LlmOptions(temperature, maxTokens, choice);
    }
}
