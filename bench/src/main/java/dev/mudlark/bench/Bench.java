package dev.mudlark.bench;

import dev.mudlark.bench.BenchException.Kind;
import dev.mudlark.bench.checking.Checks;
import dev.mudlark.bench.desk.Desk;
import dev.mudlark.bench.desk.DeskPlan;
import dev.mudlark.bench.desk.Summaries;
import dev.mudlark.bench.inspecting.Inspector;
import dev.mudlark.bench.problems.Problem;
import dev.mudlark.bench.problems.Problems;
import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.bench.run.Asking;
import dev.mudlark.bench.run.Checkup;
import dev.mudlark.bench.run.Experiment;
import dev.mudlark.bench.run.ExperimentRun;
import dev.mudlark.bench.run.Inputs;
import dev.mudlark.bench.run.Outline;
import dev.mudlark.bench.run.Overrides;
import dev.mudlark.bench.run.Progress;
import dev.mudlark.bench.run.Rehearsal;
import dev.mudlark.bench.run.Scoring;
import dev.mudlark.bench.run.Taping;
import dev.mudlark.bench.rundir.Commands;
import dev.mudlark.bench.rundir.ManifestFile;
import dev.mudlark.bench.rundir.RunDirectory;
import dev.mudlark.bench.rundir.RunLock;
import dev.mudlark.bench.rundir.Version;
import dev.mudlark.bench.starting.Starter;
import dev.mudlark.context.Deadline;
import dev.mudlark.context.FileFault;
import dev.mudlark.evaluation.RunRecord;
import dev.mudlark.evaluation.Transcript;
import dev.mudlark.models.Models;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** What the benchmark does. */
public final class Bench {

    private Bench() {}

    /** The version of this program. */
    public static String version() {
        return Version.current();
    }

    /**
     * Runs an experiment and scores it. A run that is stopped keeps what was answered, is scored, and is marked as
     * unfinished. A run that ends without an answer leaves no folder.
     *
     * @param request what to run
     * @param models who can answer
     * @param listener hears how it goes
     * @param clock the time that the manifest tells and that names the folder
     * @param stop once it is over no further question begins
     * @throws BenchException when it cannot start, was stopped before a question was answered, or could not be written
     */
    public static RunResult run(RunRequest request, Models models, RunListener listener, Clock clock, Deadline stop)
            throws BenchException {
        return told(Advice.OUT, () -> {
            Experiment experiment = Experiment.of(request.config(), overrides(request), request.out(), models);
            return new ExperimentRun(experiment, progress(listener), clock).run(request.out(), stop, Bench::scored);
        });
    }

    /**
     * Goes on with a run that was ended before it was over, by whatever: asks what was not answered, and scores it. The
     * files are those of a run that was never ended. A run that is over is only scored again.
     *
     * @param folder the folder of the run
     * @param workers questions answered at the same time, at least 1; empty for as many as before
     * @param models who can answer
     * @param listener hears how it goes
     * @param clock the time that the manifest tells
     * @param stop once it is over no further question begins
     * @throws BenchException when it is no run, another program is at work on it, something it was begun with has
     *     changed since, or it could not be written
     */
    @SuppressWarnings("try") // the lock is there to be held
    public static RunResult resume(
            Path folder, OptionalInt workers, Models models, RunListener listener, Clock clock, Deadline stop)
            throws BenchException {
        return told(Advice.FOLDER, () -> {
            RunDirectory directory = RunDirectory.begun(folder);
            try (RunLock lock = RunLock.of(directory, "mudlark run")) {
                ManifestFile manifest = ManifestFile.open(directory.manifest());
                if (!manifest.isFinished()
                        || !directory.readWhatIsWhole().isWhole()
                        || ExperimentRun.isJudgingOpen(directory, manifest)) {
                    Experiment experiment = Experiment.again(manifest.request(directory.readConfig()), workers, models);
                    new ExperimentRun(experiment, progress(listener), clock).resume(directory, manifest, stop);
                } else {
                    listener.note(folder + ": this run is over; its results are written again");
                }
                return scored(directory);
            }
        });
    }

    /**
     * Computes every score and report of an earlier run again, from its transcripts alone.
     *
     * @param folder the folder of the run
     * @throws BenchException when it is no run, another program is at work on it, or the results cannot be written
     */
    @SuppressWarnings("try") // the lock is there to be held
    public static RunResult rescore(Path folder) throws BenchException {
        return told(Advice.FOLDER, () -> {
            RunDirectory directory = RunDirectory.open(folder);
            try (RunLock lock = RunLock.of(directory, "mudlark rescore")) {
                return scored(directory);
            }
        });
    }

    /**
     * What to type to go on with a run that was ended before it was over, for a POSIX shell; empty when there is no run in
     * the folder.
     */
    public static Optional<String> resumeCommand(Path folder) {
        return Files.exists(new RunDirectory(folder).manifest())
                ? Optional.of(Commands.resume(folder))
                : Optional.empty();
    }

    /**
     * Reads an earlier run.
     *
     * @param folder the folder of the run
     * @throws BenchException when it is no run
     */
    public static RunRecord read(Path folder) throws BenchException {
        return told(Advice.NONE, () -> RunDirectory.open(folder).read().record());
    }

    /**
     * Reads everything that a run would read, asks nothing, and tells every fault and what makes the data set's figures
     * say less than they seem to.
     *
     * @param request what to check
     * @param models who can answer, to check the name in the config
     */
    public static CheckResult validate(CheckRequest request, Models models) {
        Overrides flags = Overrides.of(request.docs(), request.questions(), request.qrels(), request.mock())
                .withModel(request.model());
        Problems problems = new Problems();
        Inputs inputs = Inputs.read(request.config(), flags, models, problems);
        return Checks.of(inputs, problems.found());
    }

    /**
     * Looks at a folder of documents as tools and searches will see it.
     *
     * @throws BenchException when it cannot be read, or nothing in it can
     */
    public static Inspection inspect(Path docs) throws BenchException {
        return told(Advice.NONE, () -> Inspector.inspect(docs));
    }

    /**
     * Begins a data set over a folder of documents: a config that can be run at once, questions that show that everything
     * works, and drafts to be written. Nothing that is there is written over.
     *
     * @param folder the folder to make; may be there
     * @param docs folder of documents
     * @throws BenchException when a file is in the way, the documents cannot be read, or it could not be written
     */
    public static StartedDataSet init(Path folder, Path docs) throws BenchException {
        return told(Advice.NEW, () -> Starter.start(folder, docs));
    }

    /**
     * Lays out tools to be called by hand.
     *
     * @param request which
     * @param listener hears what is odd about the documents, and how embedding them goes on
     * @param models who can answer; none is asked
     * @throws BenchException when there is no such folder of documents, or something is wrong with the config
     */
    public static ToolDesk tools(DeskRequest request, Models models, RunListener listener) throws BenchException {
        return told(Advice.NONE, () -> {
            DeskPlan plan = request.config().isPresent()
                    ? DeskPlan.of(request.config().get(), request.system(), request.docs(), models)
                    : DeskPlan.standard(request.docs());
            return new ToolDesk(new Desk(plan, progress(listener)));
        });
    }

    /**
     * Says what a run will probably cost. No model is asked; documents are read and embedded as for a run.
     *
     * @param request what is to be run
     * @param limit how many questions will be asked, at least 1; empty for all
     * @param models who can answer
     * @param listener hears what is odd about the documents, and how embedding them goes on
     * @param stop ends it once it is over
     * @return empty when the stand-in alone answers
     * @throws BenchException when something is wrong with the config or its data
     */
    public static Optional<CostEstimate> estimate(
            CheckRequest request, OptionalInt limit, Models models, RunListener listener, Deadline stop)
            throws BenchException {
        Overrides flags = new Overrides(
                        request.docs(),
                        request.questions(),
                        request.qrels(),
                        request.mock(),
                        OptionalInt.empty(),
                        limit,
                        new Taping(Optional.empty(), Optional.empty()))
                .withModel(request.model());
        return told(
                Advice.NONE,
                () -> Rehearsal.estimate(request.config(), flags, models, Rehearsal::isReal, progress(listener), stop));
    }

    /**
     * As the other one, for a run with all its flags.
     *
     * @return empty also when it is replayed, so that nothing is paid, or when something is wrong, which the run tells
     */
    public static Optional<CostEstimate> estimate(
            RunRequest request, Models models, RunListener listener, Deadline stop) {
        if (request.replay().isPresent()) {
            return Optional.empty();
        }
        try {
            return Rehearsal.estimate(
                    request.config(), overrides(request), models, Rehearsal::isPriced, progress(listener), stop);
        } catch (ProblemsException toldByTheRun) {
            return Optional.empty();
        }
    }

    /**
     * Finds the models that a config names, to be looked at and tried. Nobody is asked.
     *
     * @param config the config
     * @param models who can answer
     */
    public static ModelCheckup checkup(Path config, Models models) {
        Overrides none = Overrides.of(Optional.empty(), Optional.empty(), Optional.empty(), false);
        return Checkup.of(config, none, models);
    }

    /**
     * Asks one system of a config one question. Nothing is written.
     *
     * @param request which
     * @param models who can answer
     * @param listener hears what is odd about the documents, and how embedding them goes on
     * @param stop ends it once it is over
     * @return the whole conversation, with its steps; a model that fails is a failure in it
     * @throws BenchException when something is wrong with the config or its data, or there is no such system
     */
    public static Transcript ask(AskRequest request, Models models, RunListener listener, Deadline stop)
            throws BenchException {
        return told(Advice.NONE, () -> {
            Overrides flags = Overrides.of(Optional.empty(), Optional.empty(), Optional.empty(), request.mock())
                    .withModel(request.model());
            return Asking.ask(
                    request.config(), flags, request.system(), request.question(), models, progress(listener), stop);
        });
    }

    /**
     * Reads a config and everything in it but the data: systems, tools, permissions, options, models, and whether the
     * documents, questions and judgements that it names are there. Nothing of a tool is called, no server started, no model
     * asked.
     *
     * @param request what to check
     * @param models who can answer, to check the name in the config
     */
    public static ConfigSummary check(CheckRequest request, Models models) {
        Problems problems = new Problems();
        Overrides flags = Overrides.of(request.docs(), request.questions(), request.qrels(), request.mock())
                .withModel(request.model());
        Outline outline = Outline.ofCheck(request.config(), flags, models, problems);
        return Summaries.of(outline, problems.found());
    }

    private static RunResult scored(RunDirectory directory) throws IOException {
        Scoring.Scored scored = Scoring.score(directory);
        return new RunResult(
                directory.folder(), directory.report(), scored.run().record(), scored.evaluation());
    }

    private static Overrides overrides(RunRequest request) {
        return new Overrides(
                        request.docs(),
                        request.questions(),
                        request.qrels(),
                        request.mock(),
                        request.maxWorkers(),
                        request.limit(),
                        new Taping(request.record(), request.replay()))
                .withModel(request.model());
    }

    private static Progress progress(RunListener listener) {
        return new Progress() {
            @Override
            public void note(String line) {
                listener.note(line);
            }

            @Override
            public void begun(Path folder) {
                listener.begun(folder);
            }

            @Override
            public void started(int done, int total) {
                listener.started(done, total);
            }

            @Override
            public void answered(int done, int total, int failed) {
                listener.answered(done, total, failed);
            }
        };
    }

    private static String where(IOException e) {
        String file = e instanceof FileSystemException system ? system.getFile() : null;
        return file == null ? "a file could not be written" : file + ": the file could not be written";
    }

    interface Work<T> {
        T call() throws IOException;
    }

    static <T> T told(Advice advice, Work<T> work) throws BenchException {
        try {
            return work.call();
        } catch (ProblemsException e) {
            throw new BenchException(
                    Kind.COULD_NOT_START,
                    e.problems().stream().map(Problem::toString).toList(),
                    e);
        } catch (IOException e) {
            throw new BenchException(
                    Kind.ENDED_BADLY, List.of(where(e) + " (" + FileFault.of(e) + "); " + advice.on(e)), e);
        }
    }
}
