package dev.mudlark.bench.run;

import dev.mudlark.bench.config.Config;
import dev.mudlark.bench.config.ModelSettings;
import dev.mudlark.bench.config.SystemEntry;
import dev.mudlark.bench.config.Written;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.bench.systems.Generator;
import dev.mudlark.bench.systems.GeneratorChoice;
import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.ModelCard;
import dev.mudlark.models.ModelCatalogue;
import dev.mudlark.models.ModelProvider;
import dev.mudlark.models.ModelRef;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Opens the models that answer. */
final class Generators {

    /** The rule-based stand-in. */
    static final String MOCK = "mock";

    private static final ModelRef STAND_IN = ModelRef.parse(MOCK);

    private final ModelSettings settings;
    private final Overrides flags;
    private final Draft.Use use;
    private final Endpoints endpoints;
    private final ModelCatalogue catalogue;
    private final Problems problems;

    private Generators(Config config, Overrides flags, Draft.Use use, Endpoints endpoints, Problems problems) {
        this.settings = config.models();
        this.flags = flags;
        this.use = use;
        this.endpoints = endpoints;
        this.catalogue = ModelCatalogue.bundled().with(settings.known());
        this.problems = problems;
    }

    /**
     * The models of a config. Only a run opens them; where nobody is named, or somebody that cannot answer, the stand-in
     * stands, so that the systems can be checked nevertheless.
     *
     * @param endpoints who can be asked
     * @param problems takes the faults
     * @return empty when there is no stand-in either
     */
    static Optional<GeneratorChoice> open(
            Config config, Overrides flags, Draft.Use use, Endpoints endpoints, Problems problems) {
        Generators generators = new Generators(config, flags, use, endpoints, problems);
        Optional<Generator> standIn = generators.standIn();
        return standIn.map(known -> generators.choice(config.systems().entries(), known));
    }

    /** A limit of money can be kept only where every call has a price. */
    static void checkPrices(Config config, Stream<Generator> generators, Problems problems) {
        Written<Long> limit = config.evaluation().maxCost();
        if (limit.value().isPresent()) {
            generators
                    .filter(generator -> !generator.price().isKnown())
                    .map(Generator::name)
                    .distinct()
                    .forEach(name -> problems.add(limit.where(), unpriced(name)));
        }
    }

    static String unpriced(String name) {
        return "evaluation.max_cost_usd: the price of " + name
                + " is not known, so its cost cannot be limited; write it under pricing";
    }

    private GeneratorChoice choice(List<SystemEntry> systems, Generator standIn) {
        Map<ModelRef, Generator> own = new LinkedHashMap<>();
        boolean allOwn = !systems.isEmpty();
        for (SystemEntry system : systems) {
            Written<ModelRef> written = system.options().written(ModelSettings.OWN_GENERATOR);
            allOwn &= !written.isMissing();
            written.value()
                    .filter(ref -> !own.containsKey(ref))
                    .ifPresent(ref -> own.put(
                            ref,
                            flags.mock()
                                    ? standIn
                                    : generator(ref, written.where(), "generator of system '" + system.name() + "'")
                                            .orElse(standIn)));
        }
        return new GeneratorChoice(usual(allOwn).orElse(standIn), own, judge(), catalogue);
    }

    /** The model where a system names none; empty when nobody is named, or somebody that cannot answer. */
    private Optional<Generator> usual(boolean allOwn) {
        if (flags.mock()) {
            return Optional.empty();
        }
        if (flags.model().isPresent()) {
            return generator(flags.model().get(), "--model", "the flag");
        }
        Written<ModelRef> written = settings.generator();
        if (written.isMissing() && use == Draft.Use.RUN && !allOwn) {
            problems.add(
                    written.where(),
                    "no model is named; pass --model (mudlark models shows some), name one under models.generator, or pass"
                            + " --mock for the rule-based stand-in");
        }
        return written.value().flatMap(ref -> generator(ref, written.where(), "models.generator"));
    }

    /** Who grades answers; the stand-in cannot. */
    private Optional<Generator> judge() {
        Written<ModelRef> written = settings.judge();
        if (flags.mock() || written.value().isEmpty()) {
            return Optional.empty();
        }
        if (written.value().get().provider().equals(MOCK)) {
            problems.add(
                    written.where(),
                    "models.judge: the rule-based stand-in cannot judge; name a model (mudlark models shows some), or leave"
                            + " judge out");
            return Optional.empty();
        }
        return generator(written.value().get(), written.where(), "models.judge");
    }

    private Optional<Generator> generator(ModelRef ref, String where, String key) {
        boolean maybeThere =
                !settings.providersClear() && !endpoints.models().names().contains(ref.provider());
        if (maybeThere || endpoints.isUnclear(ref.provider())) {
            return Optional.empty();
        }
        try {
            ModelProvider provider = endpoints.models().provider(ref);
            ModelCard card = endpoints.card(ref, catalogue);
            boolean standIn = provider.name().equals(MOCK);
            return Optional.of(new Generator(
                    card.price().isKnown() ? card : card.costing(provider.price(ref)),
                    isAsked() || standIn ? provider.open(ref) : unasked(ref),
                    standIn));
        } catch (LlmException e) {
            problems.add(where, (where.equals("--model") ? "" : key + ": ") + e.getMessage());
            return Optional.empty();
        }
    }

    private boolean isAsked() {
        return use == Draft.Use.RUN && flags.taping().replay().isEmpty();
    }

    /** A check needs neither a key nor a server, and a replay neither. */
    private static Llm unasked(ModelRef ref) {
        return request -> {
            throw new LlmException("model '" + ref + "' was not opened, because nothing is asked");
        };
    }

    private Optional<Generator> standIn() {
        try {
            ModelProvider provider = endpoints.models().provider(STAND_IN);
            return Optional.of(new Generator(
                    ModelCard.unknown(STAND_IN).costing(provider.price(STAND_IN)), provider.open(STAND_IN), true));
        } catch (LlmException e) {
            problems.add(settings.generator().where(), String.valueOf(e.getMessage()));
            return Optional.empty();
        }
    }
}
