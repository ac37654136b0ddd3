package dev.mudlark.bench.systems;

import dev.mudlark.models.Llm;
import dev.mudlark.models.ModelCard;
import dev.mudlark.models.ModelRef;
import dev.mudlark.models.Price;

/**
 * A model that answers.
 *
 * @param card its reference, and what is known of it
 * @param llm asks it
 * @param standIn true when it is the rule-based stand-in, whose scores say nothing about a model
 */
public record Generator(ModelCard card, Llm llm, boolean standIn) {

    /** A model of which only the price is known. */
    public Generator(String name, Llm llm, Price price, boolean standIn) {
        this(ModelCard.unknown(ModelRef.parse(name)).costing(price), llm, standIn);
    }

    /** Its reference, such as {@code mock}. */
    public String name() {
        return card.ref().toString();
    }

    /** What it costs. */
    public Price price() {
        return card.price();
    }
}
