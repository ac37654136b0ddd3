package dev.mudlark.context;

/**
 * An amount of what can be spent. {@link Long#MAX_VALUE} means no limit where an amount is a limit.
 *
 * @param nanoDollars money in US dollars times 10^9; never negative
 * @param tokens input and output tokens together; never negative
 * @param toolCalls tool calls; never negative
 */
public record Amount(long nanoDollars, long tokens, long toolCalls) {

    /** Nothing. */
    public static final Amount ZERO = new Amount(0, 0, 0);

    /** As a limit: no limit of any kind. */
    public static final Amount UNLIMITED = new Amount(Long.MAX_VALUE, Long.MAX_VALUE, Long.MAX_VALUE);

    /** @throws IllegalArgumentException when a part is negative */
    public Amount {
        if (nanoDollars < 0 || tokens < 0 || toolCalls < 0) {
            throw new IllegalArgumentException("an amount cannot be negative");
        }
    }

    /** Money only. */
    public static Amount money(long nanoDollars) {
        return new Amount(nanoDollars, 0, 0);
    }

    /** One tool call that costs {@code nanoDollars}. */
    public static Amount toolCall(long nanoDollars) {
        return new Amount(nanoDollars, 0, 1);
    }

    /** The sum; a sum that does not fit counts as unlimited. */
    public Amount plus(Amount other) {
        return new Amount(
                sum(nanoDollars, other.nanoDollars), sum(tokens, other.tokens), sum(toolCalls, other.toolCalls));
    }

    Amount minus(Amount other) {
        return new Amount(nanoDollars - other.nanoDollars, tokens - other.tokens, toolCalls - other.toolCalls);
    }

    boolean within(Amount limit) {
        return nanoDollars <= limit.nanoDollars && tokens <= limit.tokens && toolCalls <= limit.toolCalls;
    }

    boolean reaches(Amount limit) {
        return nanoDollars >= limit.nanoDollars || tokens >= limit.tokens || toolCalls >= limit.toolCalls;
    }

    private static long sum(long a, long b) {
        return a > Long.MAX_VALUE - b ? Long.MAX_VALUE : a + b;
    }
}
