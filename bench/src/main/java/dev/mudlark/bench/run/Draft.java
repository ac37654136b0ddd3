package dev.mudlark.bench.run;

import dev.mudlark.agents.DataFence;
import dev.mudlark.bench.config.Config;
import dev.mudlark.bench.config.ConfigReader;
import dev.mudlark.bench.config.ToolSettings;
import dev.mudlark.bench.config.Written;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.bench.rundir.Manifest.ConfigSource;
import dev.mudlark.bench.systems.Equipment;
import dev.mudlark.bench.systems.Generator;
import dev.mudlark.bench.systems.GeneratorChoice;
import dev.mudlark.bench.systems.Lineup;
import dev.mudlark.bench.systems.Surroundings;
import dev.mudlark.bench.systems.SystemPlan;
import dev.mudlark.bench.systems.Systems;
import dev.mudlark.context.FileFault;
import dev.mudlark.models.ModelRef;
import dev.mudlark.models.Models;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.tools.AuditLog;
import dev.mudlark.tools.Tool;
import dev.mudlark.tools.ToolRules;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * An experiment as far as it could be read from a config and flags. Every fault was told; only without one can it be
 * planned.
 *
 * @param config what the config says
 * @param source where it came from
 * @param overrides what flags changed
 * @param generators who answers; empty when nobody can
 * @param embedding where the vectors come from
 * @param comparisons which systems are compared with which
 */
record Draft(
        Config config,
        ConfigSource source,
        Overrides overrides,
        Optional<GeneratorChoice> generators,
        EmbeddingModel embedding,
        Comparisons comparisons) {

    /** What it is read for: the name of the command. */
    enum Use {
        RUN,
        /** No model is needed. */
        VALIDATE,
        /** As for validate; the data is not read. */
        CHECK,
        /** Only what tools need: no questions, and documents may stay unnamed. */
        TOOLS
    }

    /**
     * Reads and checks a config.
     *
     * @param file the config; empty when flags say everything
     * @param overrides what flags say
     * @param models who can answer
     * @param problems takes every fault
     */
    static Draft of(Optional<Path> file, Overrides overrides, Use use, Models models, Problems problems) {
        Path folder = file.map(path -> Optional.ofNullable(path.getParent()).orElse(Path.of(".")))
                .orElseGet(() -> Path.of("").toAbsolutePath());
        Optional<String> text =
                file.isPresent() ? text(file.get(), problems) : FlagsConfig.text(overrides, use, problems);
        ConfigSource source = new ConfigSource(file, folder, text.orElse(""));
        return text.isPresent()
                ? of(source, overrides, use, models, problems)
                : of(reader().unreadable(nameOf(source), ""), source, overrides, use, models, problems);
    }

    /** As the other one, from a text that was read before. */
    static Draft of(ConfigSource source, Overrides overrides, Use use, Models models, Problems problems) {
        String file = nameOf(source);
        Config config = reader().read(file, source.text(), source.folder(), stem(file), problems);
        return of(config, source, overrides, use, models, problems);
    }

    private static Draft of(
            Config config, ConfigSource source, Overrides overrides, Use use, Models models, Problems problems) {
        Endpoints endpoints = Endpoints.of(config.models().providers(), models, problems);
        Optional<GeneratorChoice> generators = Generators.open(config, overrides, use, endpoints, problems);
        EmbeddingModel embedding = EmbeddingModel.of(config.models(), overrides.mock(), endpoints, problems);
        generators.ifPresent(answering -> Systems.check(
                config.systems(), surroundings(config, answering, AuditLog.NONE, embedding.isPresent()), problems));
        Lineup lineup = Systems.lineup(config.systems(), problems);
        Comparisons comparisons = Comparisons.of(config.contrasts(), lineup, problems);
        Draft draft = new Draft(config, source, overrides, generators, embedding, comparisons);
        generators.ifPresent(
                known -> SamplingCheck.check(config, config.systems().entries(), known, problems));
        generators.ifPresent(known -> Generators.checkPrices(config, draft.answering(known), problems));
        draft.checkEmbeddingPrice(problems);
        if (use != Use.TOOLS) {
            draft.checkPath("docs", draft.docs(), config.data().docs(), problems);
            draft.checkPath("questions", draft.questions(), config.data().questions(), problems);
        }
        return draft;
    }

    /**
     * The same with the limit of money that stands in a file now. Only this may change between the beginning of a run and
     * the going on with it, since it changes no answer.
     *
     * @param file the config that the run was begun with; without a limit in it, or a fault, that of the beginning holds
     */
    Draft limitedBy(Optional<Path> file) {
        Problems unheard = new Problems();
        Written<Long> now = file.flatMap(path -> text(path, unheard)
                        .map(text ->
                                reader().read(path.toString(), text, source.folder(), stem(path.toString()), unheard)))
                .map(read -> read.evaluation().maxCost())
                .filter(most -> most.value().isPresent())
                .orElseGet(() -> config.evaluation().maxCost());
        return new Draft(config.limited(now), source, overrides, generators, embedding, comparisons);
    }

    Optional<Path> docs() {
        return overrides.docs().or(config.data().docs()::value);
    }

    Optional<Path> questions() {
        return overrides.questions().or(config.data().questions()::value);
    }

    Optional<Path> qrels() {
        return overrides.qrels().or(config.data().qrels()::value);
    }

    /** Who answers, when a flag or the config says so. */
    Optional<String> model() {
        return overrides.mock()
                ? Optional.of(Generators.MOCK)
                : overrides.model().or(config.models().generator()::value).map(ModelRef::toString);
    }

    /** Tells what is wrong with the folder of documents where it is named: at the flag, or in the config. */
    void docsFault(String fault, Problems problems) {
        if (overrides.docs().isPresent() || source.file().isEmpty()) {
            problems.add("--docs", fault);
        } else {
            problems.add(config.data().docs().where(), "data.docs: " + fault);
        }
    }

    /** The systems, when there is no fault. */
    List<SystemPlan> plan(AuditLog audit) {
        return Systems.plan(
                comparisons.lineup(), surroundings(config, generators.orElseThrow(), audit, embedding.isPresent()));
    }

    /** Who answers in each system, by its name, when there is no fault. */
    Map<String, Generator> generatorBySystem() {
        Map<String, Generator> bySystem = new LinkedHashMap<>();
        comparisons
                .lineup()
                .entries()
                .forEach(entry ->
                        bySystem.put(entry.name(), generators.orElseThrow().of(entry)));
        return bySystem;
    }

    /** Everybody who is asked: the model of each system, and the judge. */
    private Stream<Generator> answering(GeneratorChoice known) {
        return Stream.concat(generatorBySystem().values().stream(), known.judge().stream());
    }

    /** The word of the fence comes from the seed, so that a run can be repeated to the letter. */
    private static Surroundings surroundings(
            Config config, GeneratorChoice generators, AuditLog audit, boolean embeds) {
        return new Surroundings(generators, rules(config.tools()), audit, DataFence.seeded(config.seed()), embeds);
    }

    /** What questions may say that they need: every built-in tool, and the functions of the systems. */
    List<ToolSpec> tools() {
        List<Equipment> agents = config.systems().entries().stream()
                .flatMap(entry -> Systems.equipment(entry).stream())
                .toList();
        return Equipment.together(agents, false).tools().stream()
                .map(Tool::spec)
                .toList();
    }

    private void checkEmbeddingPrice(Problems problems) {
        Written<Long> limit = config.evaluation().maxCost();
        boolean embeds =
                limit.value().isPresent() && config.systems().entries().stream().anyMatch(Systems::embeds);
        embedding
                .remote()
                .filter(model -> embeds && !model.price().isKnown())
                .ifPresent(model -> problems.add(
                        limit.where(), Generators.unpriced(model.ref().toString())));
    }

    private void checkPath(String key, Optional<Path> path, Written<Path> written, Problems problems) {
        if (path.isEmpty() && written.isMissing()) {
            problems.add(written.where(), "data." + key + " is missing; write it, or pass --" + key);
        }
    }

    private static ConfigReader reader() {
        return new ConfigReader(Systems.catalog());
    }

    static ToolRules rules(ToolSettings settings) {
        return new ToolRules(
                Set.copyOf(settings.allow()),
                settings.allowNetwork(),
                settings.timeout(),
                settings.maxOutputChars(),
                settings.maxCallsPerMinute());
    }

    private static Optional<String> text(Path file, Problems problems) {
        String fault;
        try {
            if (Files.isDirectory(file)) {
                fault = "this is a folder; name a config file in it";
            } else if (!Files.exists(file)) {
                fault = "there is no such config file; see configs/ for one to start from";
            } else if (DataFiles.fault(file).isPresent()) {
                fault = "this is a pipe, socket or device; name a config file";
            } else {
                return Optional.of(Files.readString(file, StandardCharsets.UTF_8));
            }
        } catch (CharacterCodingException e) {
            fault = "the config is not UTF-8; save it as UTF-8";
        } catch (IOException e) {
            fault = "the config cannot be read (" + FileFault.of(e) + "); check its rights";
        }
        problems.add(file.toString(), fault);
        return Optional.empty();
    }

    private static String nameOf(ConfigSource source) {
        return source.file().map(Path::toString).orElse(FlagsConfig.FILE);
    }

    private static String stem(String file) {
        Path name = Path.of(file).getFileName();
        String text = name == null ? file : name.toString();
        int dot = text.lastIndexOf('.');
        return dot > 0 ? text.substring(0, dot) : text;
    }
}
