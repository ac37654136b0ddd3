package dev.mudlark.agents.standin;

import dev.mudlark.models.Llm;
import dev.mudlark.models.ModelProvider;
import dev.mudlark.models.ModelRef;
import dev.mudlark.models.Price;

/** Opens the stand-in as {@code mock}. */
public final class StandInProvider implements ModelProvider {

    @Override
    public String name() {
        return "mock";
    }

    @Override
    public Llm open(ModelRef ref) {
        return new StandIn();
    }

    /** Notional: 0.15 USD for a million tokens read, 0.60 USD for a million written. */
    @Override
    public Price price(ModelRef ref) {
        return Price.of(150, 600);
    }
}
