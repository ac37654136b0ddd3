package dev.mudlark.models;

import java.util.Optional;
import java.util.OptionalLong;

/**
 * What somebody knows better about a model than the catalogue. Empty leaves what the catalogue says.
 *
 * @param price what it costs
 * @param supportsTools whether it calls tools
 * @param contextTokens most tokens it reads and writes together
 */
public record ModelOverride(Optional<Price> price, Optional<Boolean> supportsTools, OptionalLong contextTokens) {

    /** @throws IllegalArgumentException when the context is not at least 1 */
    public ModelOverride {
        if (contextTokens.orElse(1) < 1) {
            throw new IllegalArgumentException("context_tokens is at least 1, not " + contextTokens.getAsLong());
        }
    }

    /** Another price, and nothing else. */
    public static ModelOverride priced(Price price) {
        return new ModelOverride(Optional.of(price), Optional.empty(), OptionalLong.empty());
    }
}
