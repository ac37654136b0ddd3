package dev.mudlark.bench.run;

import dev.mudlark.bench.config.DataSettings;
import dev.mudlark.bench.dataset.Datasets;
import dev.mudlark.bench.dataset.LocatedQuestions;
import dev.mudlark.bench.dataset.References;
import dev.mudlark.bench.problems.Problem;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.context.Caller;
import dev.mudlark.documents.Collection;
import dev.mudlark.documents.DocumentStore;
import dev.mudlark.documents.Documents;
import dev.mudlark.documents.DocumentsException;
import dev.mudlark.documents.Language;
import dev.mudlark.models.Models;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * All that a run would read, read without an end at the first fault.
 *
 * @param faults what keeps it from being run: of the config, the documents, the questions, the judgements
 * @param docs folder of documents, if it is named
 * @param store the documents, if they can be read
 * @param file file of questions, if it is named
 * @param questions what can be read of the questions
 * @param languages what there is to tell about the languages of documents and questions
 */
public record Inputs(
        List<Problem> faults,
        Optional<Path> docs,
        Optional<DocumentStore> store,
        Optional<Path> file,
        LocatedQuestions questions,
        Optional<String> languages) {
    /** Copies the list. */
    public Inputs {
        faults = List.copyOf(faults);
    }

    /**
     * Reads. No model is needed, and a config that names none is no fault.
     *
     * @param config a config, or empty when flags say everything
     * @param flags paths that go before those of the config
     */
    public static Inputs read(Optional<Path> config, Overrides flags, Models models) {
        Problems problems = new Problems();
        Paths paths = paths(config, flags, models, problems);
        Optional<DocumentStore> store = paths.docs().flatMap(docs -> load(config, flags, docs, problems));
        paths.docs().filter(Files::isDirectory).ifPresent(docs -> {
            paths.questions().ifPresent(file -> Apart.refuseInside(docs, file, problems));
            paths.qrels().ifPresent(file -> Apart.refuseInside(docs, file, problems));
        });
        Optional<Collection> collection = store.map(loaded -> loaded.view(Caller.anonymous()));
        LocatedQuestions questions = paths.questions()
                .map(file -> Datasets.readWhatCanBe(
                        file, paths.qrels(), new References(collection, DataSet.tools()), problems))
                .orElse(LocatedQuestions.NONE);
        Optional<String> languages =
                collection.flatMap(documents -> LanguageCheck.of(documents, questions.texts(), paths.language()));
        return new Inputs(problems.found(), paths.docs(), store, paths.questions(), questions, languages);
    }

    private record Paths(Optional<Path> docs, Optional<Path> questions, Optional<Path> qrels, Language language) {}

    private static Paths paths(Optional<Path> config, Overrides flags, Models models, Problems problems) {
        if (config.isEmpty() && (flags.docs().isEmpty() || flags.questions().isEmpty())) {
            String missing = flags.docs().isEmpty() ? "--docs DIR" : "--questions FILE";
            problems.add(
                    "validate",
                    "name a config file, or at least --docs DIR and --questions FILE; " + missing + " is missing");
            return pathsOf(flags);
        }
        try {
            Experiment experiment = Experiment.of(config, flags.withMock(), models);
            experiment
                    .config()
                    .generator()
                    .ifPresent(name -> take(
                            problems,
                            () -> Generators.open(
                                    config.map(Path::toString).orElse("--mock"), Optional.of(name), false, models)));
            return new Paths(
                    Optional.of(experiment.docs()),
                    Optional.of(experiment.questions()),
                    experiment.qrels(),
                    experiment.config().data().language());
        } catch (ProblemsException e) {
            add(problems, e);
            return config.map(file -> pathsDespiteFaults(file, flags)).orElse(pathsOf(flags));
        }
    }

    private static Paths pathsDespiteFaults(Path config, Overrides flags) {
        try {
            DataSettings written = Experiment.pathsOf(config);
            return new Paths(
                    flags.docs().or(written::docs),
                    flags.questions().or(written::questions),
                    flags.qrels().or(written::qrels),
                    written.language());
        } catch (ProblemsException e) {
            return pathsOf(flags);
        }
    }

    private static Paths pathsOf(Overrides flags) {
        return new Paths(flags.docs(), flags.questions(), flags.qrels(), Language.NONE);
    }

    private static Optional<DocumentStore> load(Optional<Path> config, Overrides flags, Path docs, Problems problems) {
        try {
            return Optional.of(Documents.load(docs));
        } catch (DocumentsException e) {
            String where = flags.docs().isPresent() || config.isEmpty() ? "--docs" : config.get() + ": data.docs";
            problems.add(where, String.valueOf(e.getMessage()));
            return Optional.empty();
        }
    }

    private static void take(Problems problems, Runnable work) {
        try {
            work.run();
        } catch (ProblemsException e) {
            add(problems, e);
        }
    }

    private static void add(Problems problems, ProblemsException e) {
        e.problems().forEach(problem -> problems.add(problem.where(), problem.message()));
    }
}
