package dev.mudlark.bench.systems;

import dev.mudlark.bench.config.ModelSettings;
import dev.mudlark.bench.config.SystemEntry;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.models.ModelCatalogue;
import dev.mudlark.models.ModelRef;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Which model answers in which system.
 *
 * @param usual where a system names none
 * @param own those that systems name
 * @param judge who grades answers, if somebody does
 * @param catalogue what is known of models
 */
public record GeneratorChoice(
        Generator usual, Map<ModelRef, Generator> own, Optional<Generator> judge, ModelCatalogue catalogue) {

    private static final int MOST_NAMED = 3;

    /** Copies the map. */
    public GeneratorChoice {
        own = Map.copyOf(own);
    }

    /** The model that answers in a system. */
    public Generator of(SystemEntry entry) {
        return entry.options()
                .get(ModelSettings.OWN_GENERATOR)
                .map(ref -> own.getOrDefault(ref, usual))
                .orElse(usual);
    }

    /** Tells that a system needs a model that calls tools, when its own does not. */
    void checkCallsTools(SystemEntry entry, Problems problems) {
        Generator generator = of(entry);
        if (generator.card().supportsTools().orElse(true)) {
            return;
        }
        List<ModelRef> able = catalogue.callingTools(generator.card().ref(), MOST_NAMED);
        problems.add(
                entry.options().where(ModelSettings.OWN_GENERATOR),
                "system '" + entry.name() + "' calls tools, and the model " + generator.name()
                        + " cannot; take one that"
                        + " can, such as "
                        + able.stream().map(ModelRef::toString).collect(Collectors.joining(", "))
                        + ", ask it with agent_mode: react_json, or say under models.about that it does (supports_tools: true)");
    }
}
