package dev.mudlark.bench.run;

import dev.mudlark.bench.config.Config;
import dev.mudlark.bench.config.Sampling;
import dev.mudlark.bench.config.SystemEntry;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.bench.rundir.Manifest;
import dev.mudlark.bench.rundir.Manifest.ConfigSource;
import dev.mudlark.bench.rundir.ShellWord;
import dev.mudlark.bench.systems.Generator;
import dev.mudlark.bench.systems.GeneratorChoice;
import dev.mudlark.bench.systems.SystemPlan;
import dev.mudlark.evaluation.EvaluationSettings;
import dev.mudlark.evaluation.SystemInfo;
import dev.mudlark.models.Llm;
import dev.mudlark.models.Models;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;

/**
 * What is to be run, read and checked. There is one way to make it: from the text of a config, which flags alone also
 * become, and what that names; whatever is wrong with any of it is told at once.
 *
 * @param config what the config says
 * @param source where it came from
 * @param overrides what flags changed
 * @param docs folder of documents
 * @param questions file of questions
 * @param qrels file of judgements
 * @param data the documents and the questions
 * @param generators who answers in each system, by its name
 * @param judge who grades the answers, if somebody does
 * @param embedding where the vectors come from
 * @param systems what is compared
 * @param comparisons which of them with which
 * @param audit where calls of tools with side effects are recorded
 */
public record Experiment(
        Config config,
        ConfigSource source,
        Overrides overrides,
        Path docs,
        Path questions,
        Optional<Path> qrels,
        DataSet data,
        Map<String, Generator> generators,
        Optional<Generator> judge,
        EmbeddingModel embedding,
        List<SystemPlan> systems,
        Comparisons comparisons,
        RunAudit audit) {

    /** Copies the collections, keeping their order. */
    public Experiment {
        generators = Collections.unmodifiableMap(new LinkedHashMap<>(generators));
        systems = List.copyOf(systems);
    }

    /**
     * Builds an experiment.
     *
     * @param file the config; empty when flags say everything
     * @param overrides what flags say
     * @param out the folder to be made for the run; empty for one below {@code runs}
     * @param models who can answer
     * @throws ProblemsException naming everything that is wrong
     */
    public static Experiment of(Optional<Path> file, Overrides overrides, Optional<Path> out, Models models) {
        Problems problems = new Problems();
        Draft draft = Draft.of(file, overrides, Draft.Use.RUN, models, problems);
        Apart.checkOutput(draft, out.orElse(RunFolders.PARENT), problems);
        Apart.checkCalls(draft, problems);
        return of(draft, problems);
    }

    /**
     * Builds the experiment of a run that was begun, from what its manifest says.
     *
     * @param request what was asked for; its relative paths start in the folder that the command was typed in
     * @param workers how many questions are answered at the same time from now on; empty for as many as before
     * @throws ProblemsException naming everything that is wrong
     */
    public static Experiment again(Manifest.Request request, OptionalInt workers, Models models) {
        Path typedIn = request.workingFolder();
        // Paths stay as they were typed where that means the same, so that what is written is the same too.
        boolean here = typedIn.equals(Path.of("").toAbsolutePath());
        UnaryOperator<Path> where = here ? path -> path : typedIn::resolve;
        ConfigSource stored = request.config();
        ConfigSource source = new ConfigSource(stored.file(), where.apply(stored.folder()), stored.text());
        Overrides overrides = Overrides.fromKeys(request.overrides(), where).withWorkers(workers);
        Problems problems = new Problems();
        return of(
                Draft.of(source, overrides, Draft.Use.RUN, models, problems)
                        .limitedBy(stored.file().map(where)),
                problems);
    }

    private static Experiment of(Draft draft, Problems problems) {
        Inputs inputs = Inputs.read(draft, problems);
        problems.throwIfAny();
        RunAudit audit = new RunAudit();
        return new Experiment(
                draft.config(),
                draft.source(),
                draft.overrides(),
                draft.docs().orElseThrow(),
                draft.questions().orElseThrow(),
                draft.qrels(),
                DataSet.of(inputs, draft.overrides().limit()),
                draft.generatorBySystem(),
                draft.generators().flatMap(GeneratorChoice::judge),
                draft.embedding(),
                draft.plan(audit),
                draft.comparisons(),
                audit);
    }

    /** How the run of these systems is scored. */
    EvaluationSettings settings(List<SystemInfo> infos) {
        return new EvaluationSettings(
                config.evaluation().k(),
                config.seed(),
                EvaluationSettings.DEFAULT.resamples(),
                comparisons.pairs(infos));
    }

    /** What to type to run it again. */
    public String command() {
        return "mudlark run"
                + source.file().map(file -> " " + ShellWord.of(file)).orElse("") + overrides.asTyped();
    }

    /** What tools take as today: noon of the configured day, in UTC. */
    Clock today() {
        Instant noon = config.evaluation().toolsNow().atTime(12, 0).toInstant(ZoneOffset.UTC);
        return Clock.fixed(noon, ZoneOffset.UTC);
    }

    /** A model as a system of this experiment asks it. */
    Llm sampled(String system, Llm llm) {
        return comparisons.lineup().entries().stream()
                .filter(entry -> entry.name().equals(system))
                .findFirst()
                .<Llm>map(entry -> new SampledLlm(llm, Sampling.of(entry)))
                .orElse(llm);
    }

    /** The names of the systems, in their order. */
    List<String> names() {
        return comparisons.lineup().entries().stream().map(SystemEntry::name).toList();
    }

    /** The same experiment with one of its systems. */
    Experiment only(String system) {
        return new Experiment(
                config,
                source,
                overrides,
                docs,
                questions,
                qrels,
                data,
                generators,
                judge,
                embedding,
                List.of(systems.get(names().indexOf(system))),
                comparisons,
                audit);
    }

    /** Most nano-dollars that models may cost; {@link Long#MAX_VALUE} for no limit. */
    long maxCost() {
        return config.evaluation().maxCost().value().orElse(Long.MAX_VALUE);
    }

    /** Questions answered at the same time. */
    public int workers() {
        return overrides.maxWorkers().orElse(config.evaluation().maxWorkers());
    }
}
