package dev.mudlark.models;

import java.util.OptionalLong;

/**
 * Tokens of one model call. Empty means unknown, never zero.
 *
 * @param inputTokens tokens read, those from and to the provider's cache included
 * @param outputTokens tokens written, reasoning included
 * @param cachedTokens those of the input that came from the provider's cache
 * @param cacheWriteTokens those of the input that the provider put into its cache
 * @param reasoningTokens those of the output that were reasoning
 */
public record Usage(
        OptionalLong inputTokens,
        OptionalLong outputTokens,
        OptionalLong cachedTokens,
        OptionalLong cacheWriteTokens,
        OptionalLong reasoningTokens) {

    /** Nothing is known. */
    public static final Usage UNKNOWN = new Usage(
            OptionalLong.empty(),
            OptionalLong.empty(),
            OptionalLong.empty(),
            OptionalLong.empty(),
            OptionalLong.empty());

    /** @throws IllegalArgumentException when a count is negative */
    public Usage {
        if (inputTokens.orElse(0) < 0
                || outputTokens.orElse(0) < 0
                || cachedTokens.orElse(0) < 0
                || cacheWriteTokens.orElse(0) < 0
                || reasoningTokens.orElse(0) < 0) {
            throw new IllegalArgumentException("a number of tokens cannot be negative");
        }
    }

    /** Input and output tokens, no more. */
    public static Usage of(long inputTokens, long outputTokens) {
        return new Usage(
                OptionalLong.of(inputTokens),
                OptionalLong.of(outputTokens),
                OptionalLong.empty(),
                OptionalLong.empty(),
                OptionalLong.empty());
    }

    /** Input and output together, unknown parts counted as nothing. */
    public long total() {
        return inputTokens.orElse(0) + outputTokens.orElse(0);
    }
}
