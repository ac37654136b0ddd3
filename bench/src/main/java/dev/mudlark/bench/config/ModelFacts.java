package dev.mudlark.bench.config;

import dev.mudlark.bench.config.NamedSections.Entries;
import dev.mudlark.models.ModelOverride;
import dev.mudlark.models.ModelRef;
import dev.mudlark.models.Price;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** What a config knows better about models than the catalogue: the section {@code pricing}, and {@code models.about}. */
final class ModelFacts {

    private static final Option<Long> INPUT =
            Option.required("input_per_million", new DollarsType(), "What a million tokens read cost.");
    private static final Option<Long> OUTPUT = Option.required(
            "output_per_million", new DollarsType(), "What a million tokens written cost, reasoning included.");
    private static final Option<Optional<Long>> CACHED_INPUT = Option.unset(
            "cached_input_per_million",
            new DollarsType(),
            "What a million tokens read from the provider's cache cost. Unset: as much as others.");
    private static final Option<Optional<Long>> CACHE_WRITE = Option.unset(
            "cache_write_per_million",
            new DollarsType(),
            "What a million tokens written to the provider's cache cost. Unset: as much as others.");

    static final Section PRICE =
            Section.of("pricing", "What models cost.", List.of(INPUT, OUTPUT, CACHED_INPUT, CACHE_WRITE));

    private static final Option<Optional<Boolean>> SUPPORTS_TOOLS = Option.unset(
            "supports_tools", OptionTypes.bool(), "Whether the model calls tools. Unset: what the catalogue says.");
    private static final Option<Optional<Integer>> CONTEXT_TOKENS = Option.unset(
            "context_tokens",
            OptionTypes.integer(1, 100_000_000),
            "Most tokens it reads and writes together. Unset: what the catalogue says.");

    static final Section ABOUT =
            Section.of("models.about", "What models can do.", List.of(SUPPORTS_TOOLS, CONTEXT_TOKENS));

    static final Option<Entries<ModelRef>> PRICING = Option.of(
            PRICE.title(),
            new NamedSections<>(
                    "mapping: model to section",
                    "{\"openai:NAME\": {input_per_million: 0.25, output_per_million: 2}}",
                    ModelType::parse,
                    PRICE),
            Entries::none,
            "see below",
            "What models cost in this run, over what the catalogue says (`mudlark models`).");

    static final Option<Entries<ModelRef>> FACTS = Option.of(
            "about",
            new NamedSections<>(
                    "mapping: model to section", "{\"ollama:NAME\": {supports_tools: true}}", ModelType::parse, ABOUT),
            Entries::none,
            "see below",
            "What models can do, over what the catalogue says.");

    private ModelFacts() {}

    /** Both together. */
    static Map<ModelRef, ModelOverride> of(Entries<ModelRef> pricing, Entries<ModelRef> about) {
        Map<ModelRef, ModelOverride> facts = new LinkedHashMap<>();
        pricing.list()
                .forEach(entry ->
                        price(entry.values()).ifPresent(price -> facts.put(entry.name(), ModelOverride.priced(price))));
        about.list().forEach(entry -> facts.merge(entry.name(), about(entry.values()), ModelFacts::join));
        return facts;
    }

    private static Optional<Price> price(Values values) {
        Optional<Long> input = values.given(INPUT);
        Optional<Long> output = values.given(OUTPUT);
        return input.isPresent() && output.isPresent()
                ? Optional.of(new Price(
                        nanos(input), nanos(output), nanos(values.get(CACHED_INPUT)), nanos(values.get(CACHE_WRITE))))
                : Optional.empty();
    }

    private static OptionalLong nanos(Optional<Long> value) {
        return value.map(OptionalLong::of).orElse(OptionalLong.empty());
    }

    private static ModelOverride about(Values values) {
        return new ModelOverride(
                Optional.empty(),
                values.get(SUPPORTS_TOOLS),
                values.get(CONTEXT_TOKENS).map(OptionalLong::of).orElse(OptionalLong.empty()));
    }

    private static ModelOverride join(ModelOverride price, ModelOverride about) {
        return new ModelOverride(price.price(), about.supportsTools(), about.contextTokens());
    }
}
