package dev.mudlark.bench;

import java.util.List;
import java.util.OptionalLong;

/**
 * What a run will probably cost. Tokens are those of a rehearsal: the stand-in answers some of the questions, four
 * characters count as a token, and the rest is taken to be like them. A model that thinks, or takes more turns, costs more.
 *
 * @param systems each system
 * @param sampled questions of the rehearsal
 * @param confirmAbove nano-dollars above which a person is asked before a run begins
 */
public record CostEstimate(List<OfSystem> systems, int sampled, long confirmAbove) {

    /** Copies the list. */
    public CostEstimate {
        systems = List.copyOf(systems);
    }

    /** The sum in nano-dollars, systems without a price left out. */
    public long nanoDollars() {
        return systems.stream()
                .mapToLong(system -> system.nanoDollars().orElse(0))
                .sum();
    }

    /** True when every system has a price. */
    public boolean isPriced() {
        return systems.stream().allMatch(system -> system.nanoDollars().isPresent());
    }

    /** True when a person must agree before the run begins. */
    public boolean needsConsent() {
        return nanoDollars() > confirmAbove;
    }

    /**
     * A system's share.
     *
     * @param name its name
     * @param model its model
     * @param questions how many it will be asked
     * @param inputTokens tokens that the model will read
     * @param outputTokens tokens that it will write
     * @param nanoDollars what they cost; empty when the price is not known
     */
    public record OfSystem(
            String name, String model, int questions, long inputTokens, long outputTokens, OptionalLong nanoDollars) {}
}
