package dev.mudlark.models;

import java.time.LocalDate;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * What is known of a model before it is asked. Empty means unknown.
 *
 * @param ref which model
 * @param supportsTools whether it calls tools through its provider's own tool calling
 * @param contextTokens most tokens it reads and writes together
 * @param price what it costs; {@link Price#UNKNOWN} when that is not known, which is not the same as nothing
 * @param pricedOn the day the price was looked up; empty for a price that a config gives
 */
public record ModelCard(
        ModelRef ref,
        Optional<Boolean> supportsTools,
        OptionalLong contextTokens,
        Price price,
        Optional<LocalDate> pricedOn) {

    /** A model of which nothing is known. */
    public static ModelCard unknown(ModelRef ref) {
        return new ModelCard(ref, Optional.empty(), OptionalLong.empty(), Price.UNKNOWN, Optional.empty());
    }

    /** The same at another price, which somebody knows better than the catalogue. */
    public ModelCard costing(Price other) {
        return new ModelCard(ref, supportsTools, contextTokens, other, Optional.empty());
    }

    /** The same at a price that is not known. */
    public ModelCard unpriced() {
        return costing(Price.UNKNOWN);
    }

    /** The same, with what {@code other} knows where this one knows nothing. */
    public ModelCard or(ModelCard other) {
        return new ModelCard(
                ref,
                supportsTools.or(other::supportsTools),
                contextTokens.isPresent() ? contextTokens : other.contextTokens,
                price.isKnown() ? price : other.price,
                price.isKnown() ? pricedOn : other.pricedOn);
    }

    /** The same under another name. */
    public ModelCard named(ModelRef other) {
        return new ModelCard(other, supportsTools, contextTokens, price, pricedOn);
    }

    /** The same as far as {@code said} does not say otherwise. */
    ModelCard with(ModelOverride said) {
        return new ModelCard(
                ref,
                said.supportsTools().or(() -> supportsTools),
                said.contextTokens().isPresent() ? said.contextTokens() : contextTokens,
                said.price().orElse(price),
                said.price().isPresent() ? Optional.empty() : pricedOn);
    }
}
