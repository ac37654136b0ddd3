package dev.mudlark.models;

import java.util.OptionalLong;

/**
 * What a model costs. Prices are nano-dollars (US dollars times 10^9) for one token, so that 1 USD for a million tokens
 * is 1,000.
 *
 * @param inputPerToken for a token read; empty when unknown
 * @param outputPerToken for a token written; empty when unknown
 */
public record Price(OptionalLong inputPerToken, OptionalLong outputPerToken) {

    /** Not known. */
    public static final Price UNKNOWN = new Price(OptionalLong.empty(), OptionalLong.empty());

    /** A known price, in nano-dollars for one token. */
    public static Price of(long inputPerToken, long outputPerToken) {
        return new Price(OptionalLong.of(inputPerToken), OptionalLong.of(outputPerToken));
    }

    /** The cost of a call in nano-dollars; empty when the price or the tokens are unknown. */
    public OptionalLong cost(Usage usage) {
        if (inputPerToken.isEmpty()
                || outputPerToken.isEmpty()
                || usage.inputTokens().isEmpty()
                || usage.outputTokens().isEmpty()) {
            return OptionalLong.empty();
        }
        return OptionalLong.of(Math.addExact(
                Math.multiplyExact(
                        inputPerToken.getAsLong(), usage.inputTokens().getAsLong()),
                Math.multiplyExact(
                        outputPerToken.getAsLong(), usage.outputTokens().getAsLong())));
    }
}
