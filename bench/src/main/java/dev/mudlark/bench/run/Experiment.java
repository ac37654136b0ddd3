package dev.mudlark.bench.run;

import dev.mudlark.bench.config.Config;
import dev.mudlark.bench.config.ConfigReader;
import dev.mudlark.bench.config.DataSettings;
import dev.mudlark.bench.config.ToolSettings;
import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.bench.rundir.Manifest;
import dev.mudlark.bench.rundir.Manifest.ConfigSource;
import dev.mudlark.bench.rundir.ShellWord;
import dev.mudlark.bench.systems.Generator;
import dev.mudlark.bench.systems.Lineup;
import dev.mudlark.bench.systems.SystemPlan;
import dev.mudlark.bench.systems.Systems;
import dev.mudlark.context.FileFault;
import dev.mudlark.documents.EmbedderProvider;
import dev.mudlark.evaluation.EvaluationSettings;
import dev.mudlark.evaluation.SystemInfo;
import dev.mudlark.models.Models;
import dev.mudlark.tools.ToolRules;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * What is to be run, checked as far as that goes without reading documents. There is one way to make it: from the text
 * of a config, which flags alone also become.
 *
 * @param config what the config says
 * @param source where it came from
 * @param overrides what flags changed
 * @param docs folder of documents
 * @param questions file of questions
 * @param qrels file of judgements
 * @param generator who answers
 * @param embedding where the vectors come from, if there is an embedding model
 * @param systems what is compared
 * @param comparisons which of them with which
 */
public record Experiment(
        Config config,
        ConfigSource source,
        Overrides overrides,
        Path docs,
        Path questions,
        Optional<Path> qrels,
        Generator generator,
        Optional<EmbedderProvider> embedding,
        List<SystemPlan> systems,
        Comparisons comparisons) {

    /** Copies the list. */
    public Experiment {
        systems = List.copyOf(systems);
    }

    /**
     * Builds an experiment.
     *
     * @param file the config; empty when flags say everything
     * @param overrides what flags say
     * @param models who can answer
     * @throws ProblemsException naming what is wrong
     */
    public static Experiment of(Optional<Path> file, Overrides overrides, Models models) {
        if (file.isEmpty()) {
            Path here = Path.of("").toAbsolutePath();
            ConfigSource made = new ConfigSource(Optional.empty(), here, FlagsConfig.text(overrides));
            return of(FlagsConfig.FILE, made, overrides, models);
        }
        Path path = file.get();
        Path folder = Optional.ofNullable(path.getParent()).orElse(Path.of("."));
        return of(path.toString(), new ConfigSource(file, folder, text(path)), overrides, models);
    }

    /**
     * Builds the experiment of a run that was begun, from what its manifest says.
     *
     * @param request what was asked for; its relative paths start in the folder that the command was typed in
     * @param workers how many questions are answered at the same time from now on; empty for as many as before
     * @throws ProblemsException naming what is wrong
     */
    public static Experiment again(Manifest.Request request, OptionalInt workers, Models models) {
        Path typedIn = request.workingFolder();
        // Paths stay as they were typed where that means the same, so that what is written is the same too.
        boolean here = typedIn.equals(Path.of("").toAbsolutePath());
        UnaryOperator<Path> where = here ? path -> path : typedIn::resolve;
        ConfigSource stored = request.config();
        ConfigSource source = new ConfigSource(stored.file(), where.apply(stored.folder()), stored.text());
        Overrides overrides = Overrides.fromKeys(request.overrides(), where).withWorkers(workers);
        return of(stored.file().map(Path::toString).orElse(FlagsConfig.FILE), source, overrides, models);
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

    /** Where the folder of documents is named: the flag, or the config with its key. */
    String whereDocs() {
        String key = source.file().map(file -> file + ": data.docs").orElse("--docs");
        return overrides.docs().isPresent() ? "--docs" : key;
    }

    /** Questions answered at the same time. */
    public int workers() {
        return overrides.maxWorkers().orElse(config.evaluation().maxWorkers());
    }

    private static Experiment of(String file, ConfigSource source, Overrides overrides, Models models) {
        Config config = new ConfigReader(Systems.catalog()).read(file, source.text(), source.folder(), stem(file));
        Generator generator = Generators.open(file, config.generator(), overrides.mock(), models);
        Lineup lineup = Systems.lineup(config.systems());
        Optional<EmbedderProvider> embedding =
                ServiceLoader.load(EmbedderProvider.class).findFirst();
        List<SystemPlan> systems =
                Systems.plan(lineup.entries(), generator, rules(config.tools()), embedding.isPresent());
        return new Experiment(
                config,
                source,
                overrides,
                overrides.docs().or(config.data()::docs).orElseThrow(() -> missing(file, "docs")),
                overrides.questions().or(config.data()::questions).orElseThrow(() -> missing(file, "questions")),
                overrides.qrels().or(config.data()::qrels),
                generator,
                embedding,
                systems,
                Comparisons.of(config.contrasts(), lineup));
    }

    /**
     * The paths of a config that has faults, as far as they can be read.
     *
     * @throws ProblemsException when the file cannot be read, or is no YAML
     */
    static DataSettings pathsOf(Path file) {
        Path folder = Optional.ofNullable(file.getParent()).orElse(Path.of("."));
        return new ConfigReader(Systems.catalog()).readPaths(file.toString(), text(file), folder);
    }

    private static ProblemsException missing(String file, String key) {
        return ProblemsException.of(file, "data." + key + " is missing; write it, or pass --" + key);
    }

    private static ToolRules rules(ToolSettings settings) {
        return new ToolRules(
                Set.copyOf(settings.allow()), settings.allowNetwork(), settings.timeout(), settings.maxOutputChars());
    }

    private static String text(Path file) {
        if (Files.isDirectory(file)) {
            throw ProblemsException.of(file.toString(), "this is a folder; name a config file in it");
        }
        if (!Files.exists(file)) {
            throw ProblemsException.of(
                    file.toString(), "there is no such config file; see configs/ for one to start from");
        }
        try {
            return Files.readString(file, StandardCharsets.UTF_8);
        } catch (CharacterCodingException e) {
            throw ProblemsException.of(file.toString(), "the config is not UTF-8; save it as UTF-8");
        } catch (IOException e) {
            throw ProblemsException.of(
                    file.toString(), "the config cannot be read (" + FileFault.of(e) + "); check its rights");
        }
    }

    private static String stem(String file) {
        Path name = Path.of(file).getFileName();
        String text = name == null ? file : name.toString();
        int dot = text.lastIndexOf('.');
        return dot > 0 ? text.substring(0, dot) : text;
    }
}
