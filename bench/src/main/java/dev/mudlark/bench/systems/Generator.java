package dev.mudlark.bench.systems;

import dev.mudlark.models.Llm;
import dev.mudlark.models.Price;

/**
 * The model that answers.
 *
 * @param name its reference, such as {@code mock}
 * @param llm asks it
 * @param price what it costs
 * @param standIn true when it is the rule-based stand-in, whose scores say nothing about a model
 */
public record Generator(String name, Llm llm, Price price, boolean standIn) {}
