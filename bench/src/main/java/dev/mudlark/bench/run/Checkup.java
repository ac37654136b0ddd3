package dev.mudlark.bench.run;

import dev.mudlark.bench.Finding;
import dev.mudlark.bench.FindingKind;
import dev.mudlark.bench.ModelCheckup;
import dev.mudlark.bench.ModelCheckup.NamedModel;
import dev.mudlark.bench.config.SystemEntry;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.bench.systems.Generator;
import dev.mudlark.bench.systems.GeneratorChoice;
import dev.mudlark.bench.systems.Systems;
import dev.mudlark.models.ModelRef;
import dev.mudlark.models.Models;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Finds the models that a config names. Nobody is asked. */
public final class Checkup {

    private final Draft draft;
    private final Endpoints endpoints;
    private final Map<ModelRef, Generator> byRef = new LinkedHashMap<>();
    private final Map<ModelRef, List<String>> answersIn = new LinkedHashMap<>();
    private final Set<ModelRef> calling = new LinkedHashSet<>();
    private Optional<ModelRef> judge = Optional.empty();

    private Checkup(Draft draft, Models models) {
        this.draft = draft;
        this.endpoints = Endpoints.of(draft.config().models().providers(), models, new Problems());
    }

    /**
     * The models of a config.
     *
     * @param config the config
     * @param models who can answer
     */
    public static ModelCheckup of(Path config, Overrides flags, Models models) {
        Problems problems = new Problems();
        Draft draft = Draft.of(Optional.of(config), flags, Draft.Use.CHECK, models, problems);
        Checkup checkup = new Checkup(draft, models);
        draft.generators().ifPresent(checkup::find);
        return new ModelCheckup(
                problems.found().stream()
                        .map(fault -> new Finding(FindingKind.FAULT, fault.where(), fault.message()))
                        .toList(),
                checkup.named(),
                draft.config()
                        .models()
                        .embedding()
                        .value()
                        .flatMap(named -> draft.embedding().alone()),
                draft.config().evaluation().maxCost().value(),
                checkup.endpoints.models());
    }

    private void find(GeneratorChoice choice) {
        for (SystemEntry entry : draft.comparisons().lineup().entries()) {
            Generator generator = choice.of(entry);
            ModelRef ref = seen(generator);
            answersIn.computeIfAbsent(ref, first -> new ArrayList<>()).add(entry.name());
            boolean ownWay = !"react_json".equals(entry.settings().get("agent_mode"));
            if (ownWay && Systems.equipment(entry).isPresent()) {
                calling.add(ref);
            }
        }
        judge = choice.judge().map(this::seen);
    }

    private ModelRef seen(Generator generator) {
        byRef.putIfAbsent(generator.card().ref(), generator);
        return generator.card().ref();
    }

    private List<NamedModel> named() {
        return byRef.values().stream()
                .filter(generator -> !generator.standIn())
                .map(this::named)
                .toList();
    }

    private NamedModel named(Generator generator) {
        ModelRef ref = generator.card().ref();
        return new NamedModel(
                generator.card(),
                answersIn.getOrDefault(ref, List.of()),
                judge.filter(ref::equals).isPresent(),
                calling.contains(ref),
                Optional.ofNullable(endpoints.byName().get(ref.provider())));
    }
}
