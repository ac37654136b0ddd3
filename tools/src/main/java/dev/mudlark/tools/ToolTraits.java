package dev.mudlark.tools;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;

/**
 * What the gate must know about a tool.
 *
 * @param sideEffects what it touches beyond the collection
 * @param readOnly true when it changes nothing
 * @param timeout its own time limit; empty for the run's default
 * @param parallelSafe true when calls of one reply may run at the same time
 * @param costNanoDollars price of a call in US dollars times 10^9
 */
public record ToolTraits(
        SideEffects sideEffects,
        boolean readOnly,
        Optional<Duration> timeout,
        boolean parallelSafe,
        long costNanoDollars) {

    /** @throws ToolBoxException when the price is negative or the time limit is not positive */
    public ToolTraits {
        if (costNanoDollars < 0) {
            throw new ToolBoxException("a call cannot cost " + costNanoDollars + " nano-dollars; use 0 or more");
        }
        timeout.ifPresent(limit -> {
            if (limit.isZero() || limit.isNegative()) {
                throw new ToolBoxException("a tool's time limit must be more than 0");
            }
        });
    }

    /** True when it may change something or reaches beyond the collection. */
    public boolean hasSideEffects() {
        return !readOnly || sideEffects != SideEffects.NONE;
    }

    /** What a tool touches beyond the collection; lower-case names stand in configs. */
    public enum SideEffects {
        NONE,
        FILESYSTEM,
        NETWORK;

        /** Its name in a config. */
        public String label() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /** Reads the collection only, free, parallel: what all built-in tools are. */
    public static final ToolTraits PURE = new ToolTraits(SideEffects.NONE, true, Optional.empty(), true, 0);
}
