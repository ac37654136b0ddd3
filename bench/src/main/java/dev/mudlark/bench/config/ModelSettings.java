package dev.mudlark.bench.config;

import dev.mudlark.bench.config.NamedSections.Entries;
import dev.mudlark.models.ModelOverride;
import dev.mudlark.models.ModelRef;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Who answers, where they are reached and what they cost: the sections {@code models}, {@code providers} and {@code
 * pricing}.
 *
 * @param generator the model that answers where a system names none
 * @param judge the model that grades answers
 * @param embedding the model that embeds
 * @param sampling how models write in systems that do not say
 * @param providers endpoints of one's own
 * @param providersClear false when a fault keeps their names from being known
 * @param known what is known better than the catalogue says
 */
public record ModelSettings(
        Written<ModelRef> generator,
        Written<ModelRef> judge,
        Written<ModelRef> embedding,
        Sampling sampling,
        List<ProviderEntry> providers,
        boolean providersClear,
        Map<ModelRef, ModelOverride> known) {

    /** The key by which a system names its own model. */
    public static final Option<Optional<ModelRef>> OWN_GENERATOR = Option.unset(
            "generator", new ModelType(), "The model that answers in this system. Unset: `models.generator`.");

    private static final Option<Optional<ModelRef>> GENERATOR = Option.unset(
            "generator",
            new ModelType(),
            "The model that answers where a system names none: `openai:NAME`, `anthropic:NAME`, `gemini:NAME`,"
                    + " `ollama:NAME`, `ENDPOINT/NAME` for an endpoint of `providers`, or `mock`, the rule-based stand-in."
                    + " `--model` goes before it.");

    private static final Option<Optional<ModelRef>> JUDGE = Option.unset(
            "judge",
            new ModelType(),
            "The model that grades answers once they are all given (`evaluation.judge`). Unset: nobody does. `--mock` asks"
                    + " nobody either.");

    private static final Option<Optional<ModelRef>> EMBEDDING = Option.unset(
            "embedding",
            new ModelType(),
            "The model that embeds passages and queries: `openai:NAME`, or `ENDPOINT/NAME` for an endpoint of `providers`"
                    + " that speaks OpenAI's format. Unset: the local model. `--mock` embeds locally.");

    static final Section SECTION = Section.of(
            "models",
            "Who answers.",
            List.of(GENERATOR, JUDGE, EMBEDDING, Sampling.TEMPERATURE, Sampling.MAX_TOKENS, ModelFacts.FACTS));

    /** Copies the collections, keeping their order. */
    public ModelSettings {
        providers = List.copyOf(providers);
        known = Collections.unmodifiableMap(new LinkedHashMap<>(known));
    }

    /** @param root the keys of the file */
    static ModelSettings from(Values models, Values root) {
        return new ModelSettings(
                models.written(GENERATOR),
                models.written(JUDGE),
                models.written(EMBEDDING),
                Sampling.usual(models),
                root.get(ProviderEntry.ENTRIES).list().stream()
                        .map(ProviderEntry::of)
                        .toList(),
                root.sound(ProviderEntry.ENTRIES).filter(Entries::complete).isPresent(),
                ModelFacts.of(root.get(ModelFacts.PRICING), models.get(ModelFacts.FACTS)));
    }
}
