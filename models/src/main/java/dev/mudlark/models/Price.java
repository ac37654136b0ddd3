package dev.mudlark.models;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.OptionalLong;

/**
 * What a model costs, in nano-dollars (US dollars times 10^9) for a million tokens, so that every published price is a
 * whole number: 0.0375 USD for a million is 37,500,000.
 *
 * @param input for a million tokens read; empty when unknown
 * @param output for a million tokens written, reasoning included; empty when unknown
 * @param cachedInput for a million tokens read from the provider's cache; empty when they cost what others cost
 * @param cacheWrite for a million tokens written to the provider's cache; empty when they cost what others cost
 */
public record Price(OptionalLong input, OptionalLong output, OptionalLong cachedInput, OptionalLong cacheWrite) {

    /** Not known. */
    public static final Price UNKNOWN =
            new Price(OptionalLong.empty(), OptionalLong.empty(), OptionalLong.empty(), OptionalLong.empty());

    private static final long MILLION = 1_000_000;
    private static final int NANO_DIGITS = 9;

    /** @throws IllegalArgumentException when a price is negative, or only one of input and output is known */
    public Price {
        if (input.isPresent() != output.isPresent()) {
            throw new IllegalArgumentException("a price needs both the input and the output price");
        }
        if (input.orElse(0) < 0 || output.orElse(0) < 0 || cachedInput.orElse(0) < 0 || cacheWrite.orElse(0) < 0) {
            throw new IllegalArgumentException("a price cannot be negative");
        }
    }

    /** A price without special rates for cached tokens, in nano-dollars for one token: 150 is 0.15 USD for a million. */
    public static Price of(long inputPerToken, long outputPerToken) {
        return new Price(
                OptionalLong.of(Math.multiplyExact(inputPerToken, MILLION)),
                OptionalLong.of(Math.multiplyExact(outputPerToken, MILLION)),
                OptionalLong.empty(),
                OptionalLong.empty());
    }

    /**
     * A price without special rates for cached tokens.
     *
     * @param input US dollars for a million tokens read
     * @param output US dollars for a million tokens written
     * @throws IllegalArgumentException when one is negative or finer than 10^-9 dollars
     */
    public static Price perMillion(BigDecimal input, BigDecimal output) {
        return new Price(
                OptionalLong.of(nanoDollars(input)),
                OptionalLong.of(nanoDollars(output)),
                OptionalLong.empty(),
                OptionalLong.empty());
    }

    /** As {@link #perMillion(BigDecimal, BigDecimal)}, from decimal text such as {@code "0.15"}. */
    public static Price perMillion(String input, String output) {
        return perMillion(new BigDecimal(input), new BigDecimal(output));
    }

    /**
     * US dollars as nano-dollars.
     *
     * @throws IllegalArgumentException when the amount is negative, finer than 10^-9 dollars or past a long
     */
    public static long nanoDollars(BigDecimal dollars) {
        try {
            long nanos = dollars.movePointRight(NANO_DIGITS).longValueExact();
            if (nanos >= 0) {
                return nanos;
            }
        } catch (ArithmeticException e) {
            throw new IllegalArgumentException("a price has at most 9 decimals, not " + dollars.toPlainString(), e);
        }
        throw new IllegalArgumentException("a price cannot be negative: " + dollars.toPlainString());
    }

    /** True when a call can be priced. */
    public boolean isKnown() {
        return input.isPresent();
    }

    /** True when no call costs anything. */
    public boolean isFree() {
        return isKnown()
                && input.getAsLong() + output.getAsLong() == 0
                && cachedInput.orElse(0) + cacheWrite.orElse(0) == 0;
    }

    /**
     * The cost of a call in nano-dollars, half a nano-dollar rounded up; empty when the price or the tokens are unknown.
     */
    public OptionalLong cost(Usage usage) {
        if (!isKnown() || usage.inputTokens().isEmpty() || usage.outputTokens().isEmpty()) {
            return OptionalLong.empty();
        }
        long read = usage.inputTokens().getAsLong();
        long cached = Math.min(read, usage.cachedTokens().orElse(0));
        long written = Math.min(read - cached, usage.cacheWriteTokens().orElse(0));
        BigDecimal sum = product(read - cached - written, input.getAsLong())
                .add(product(cached, cachedInput.orElse(input.getAsLong())))
                .add(product(written, cacheWrite.orElse(input.getAsLong())))
                .add(product(usage.outputTokens().getAsLong(), output.getAsLong()));
        return OptionalLong.of(sum.divide(BigDecimal.valueOf(MILLION), 0, RoundingMode.HALF_UP)
                .min(BigDecimal.valueOf(Long.MAX_VALUE))
                .longValueExact());
    }

    private static BigDecimal product(long tokens, long price) {
        return BigDecimal.valueOf(tokens).multiply(BigDecimal.valueOf(price));
    }
}
