package dev.mudlark.bench.run;

import dev.mudlark.bench.config.JudgeChoice;
import dev.mudlark.bench.config.ProviderEntry;
import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.bench.rundir.BegunFolder;
import dev.mudlark.bench.rundir.Manifest;
import dev.mudlark.bench.rundir.ManifestFile;
import dev.mudlark.bench.rundir.RunDirectory;
import dev.mudlark.bench.rundir.RunHeader;
import dev.mudlark.bench.rundir.TranscriptLog;
import dev.mudlark.bench.systems.Generator;
import dev.mudlark.context.Deadline;
import dev.mudlark.context.Step;
import dev.mudlark.evaluation.Judge;
import dev.mudlark.evaluation.JudgeSettings;
import dev.mudlark.evaluation.RunRecord;
import dev.mudlark.evaluation.SystemInfo;
import dev.mudlark.evaluation.Verdict;
import dev.mudlark.models.Llm;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Runs an experiment from its documents to its transcripts. */
public final class ExperimentRun {

    private static final Duration FOREVER = Duration.ofDays(36_500);

    private final Experiment experiment;
    private final Progress progress;
    private final Clock clock;

    /**
     * A run to be made.
     *
     * @param experiment what to run
     * @param progress hears how it goes
     * @param clock the time that the manifest tells
     */
    public ExperimentRun(Experiment experiment, Progress progress, Clock clock) {
        this.experiment = experiment;
        this.progress = progress;
        this.clock = clock;
    }

    /** What is done with the transcripts of a run while nobody else may touch it. */
    public interface Scorer<T> {
        /** @throws IOException when a result cannot be written */
        T score(RunDirectory directory) throws IOException;
    }

    /**
     * Runs. The folder is made before a question is asked. A run that ends without an answer, for whatever reason, takes its
     * folder away again.
     *
     * @param out the folder to make; empty for one below {@code runs}
     * @param stop once it is over no further question begins
     * @param scorer gets the folder when all is answered that will be; the run is still locked
     * @throws ProblemsException when it cannot start or was stopped before there was an answer
     * @throws IOException when it could not be written to its end
     */
    public <T> T run(Optional<Path> out, Deadline stop, Scorer<T> scorer) throws IOException {
        Manifest.Request request = request();
        experiment.comparisons().lineup().notes().forEach(progress::note);
        experiment.data().tell(experiment.docs(), progress);
        checkGoesOn(stop);
        try (Calls calls = Calls.of(experiment, request);
                BegunFolder begun = begin(out, request)) {
            begun.lock("mudlark run");
            RunDirectory directory = begun.directory();
            progress.begun(directory.folder());
            answer(directory, ManifestFile.open(directory.manifest()), calls, stop);
            if (!directory.isAnswered()) {
                checkGoesOn(stop);
            }
            return scorer.score(directory);
        }
    }

    private static BegunFolder begin(Optional<Path> out, Manifest.Request request) {
        boolean wasThere = out.map(Files::exists).orElse(false);
        return new BegunFolder(
                out.map(folder -> RunDirectory.create(folder, request))
                        .orElseGet(() -> RunFolders.make(RunFolders.PARENT, request)),
                wasThere);
    }

    private static void checkGoesOn(Deadline stop) {
        if (stop.isOver()) {
            throw ProblemsException.of(
                    "",
                    "interrupted before a question was answered, so there is nothing to go on with; start it again");
        }
    }

    /**
     * Goes on with a run that was ended from outside: asks what was not answered. Answers that are there stay, those that
     * failed too.
     *
     * @param directory the folder of the run, locked
     * @param manifest its manifest
     * @param stop once it is over no further question begins
     * @throws ProblemsException when the run is not the one that this experiment would make; nothing was asked
     * @throws IOException when it could not be written to its end
     */
    public void resume(RunDirectory directory, ManifestFile manifest, Deadline stop) throws IOException {
        progress.begun(directory.folder());
        experiment.data().tell(experiment.docs(), progress);
        try (Calls calls = Calls.of(experiment, manifest.request(directory.readConfig()))) {
            manifest.resumed(clock.instant());
            answer(directory, manifest, calls, stop);
        }
    }

    /**
     * True when answers of a run that is over are still to be judged: a judge gave no reply, or was not asked.
     *
     * @param directory the folder of the run
     * @param manifest its manifest
     */
    public static boolean isJudgingOpen(RunDirectory directory, ManifestFile manifest) {
        return manifest.isJudged() && !Judging.open(directory.read().record()).isEmpty();
    }

    @SuppressWarnings("try") // the audit log is there to be closed
    private void answer(RunDirectory directory, ManifestFile manifest, Calls calls, Deadline stop) throws IOException {
        DataSet data = experiment.data();
        experiment.audit().begin(directory.audit(), clock);
        boolean begun = TranscriptLog.isBegun(directory.transcripts());
        Deadline end = stop.child(FOREVER);
        RunMoney money =
                RunMoney.of(experiment.maxCost(), Math.max(manifest.spent(), begun ? spentBefore(directory) : 0), end);
        try (RunAudit audit = experiment.audit();
                OpenSystems open = OpenSystems.of(experiment, progress, stop, embedding(calls, money))) {
            List<String> changed = manifest.complete(content(data, open));
            if (!changed.isEmpty()) {
                throw ProblemsException.of(
                        directory.folder().toString(),
                        "the run cannot be resumed, since this has changed: " + String.join("; ", changed)
                                + "; put it back as it was, or start a new run");
            }
            calls.notices().forEach(progress::note);
            try (TranscriptLog log = log(directory, data, calls.prepared(open.infos(), begun))) {
                log.broken()
                        .forEach(
                                line -> progress.note(
                                        directory.transcripts() + ":" + line
                                                + ": this line cannot be used; its question is asked again unless another line answers it"));
                Runner runner = new Runner(
                        open.systems(),
                        data.questions(),
                        models(calls, money),
                        experiment.today(),
                        progress,
                        calls::timed);
                Runner.Outcome outcome = runner.run(log, experiment.workers(), end, money::isReached);
                sort(log, outcome);
                if (experiment.judge().isPresent()) {
                    new Judging(judge(experiment.judge().get(), calls, money), experiment.workers(), progress)
                            .judge(directory, stop);
                }
                if (money.isReached()) {
                    progress.note(money.state() + "; before the run goes on, raise it in "
                            + experiment.source().file().map(Path::toString).orElse(FlagsConfig.FILE));
                }
                calls.fault().ifPresent(progress::note);
                if (experiment.config().evaluation().maxCost().value().isPresent()) {
                    manifest.spent(money.spent());
                }
                manifest.end(clock.instant(), outcome.answered(), outcome.finished());
            }
        }
    }

    private TranscriptLog log(RunDirectory directory, DataSet data, List<SystemInfo> systems) throws IOException {
        RunHeader header = new RunHeader(experiment.config().name(), experiment.settings(systems), false);
        return TranscriptLog.isBegun(directory.transcripts())
                ? TranscriptLog.resume(directory.transcripts(), header, systems, data.questions())
                : TranscriptLog.create(directory.transcripts(), header, systems, data.questions());
    }

    /** The order is for people: when it cannot be made, everything is there all the same. */
    private void sort(TranscriptLog log, Runner.Outcome outcome) {
        try {
            log.complete(outcome.finished());
        } catch (IOException e) {
            progress.note("the transcripts are complete but could not be put in order: " + e.getMessage());
        }
    }

    private Judge judge(Generator generator, Calls calls, RunMoney money) {
        return new Judge(
                generator.card().ref(),
                calls.llm(generator.name(), new GivenUpLlm(generator.name(), paid(generator, money), progress)),
                generator.price(),
                judgeSettings());
    }

    private JudgeSettings judgeSettings() {
        JudgeChoice choice = experiment.config().evaluation().judge();
        return new JudgeSettings(
                choice.axes(), choice.samples(), experiment.config().seed());
    }

    private EmbeddingCalls embedding(Calls calls, RunMoney money) {
        return new EmbeddingCalls(
                calls, experiment.config().evaluation().maxCost().value().map(limit -> money));
    }

    private Map<String, Llm> models(Calls calls, RunMoney money) {
        Map<String, Llm> byModel = new LinkedHashMap<>();
        Map<String, Llm> bySystem = new LinkedHashMap<>();
        experiment.generators().forEach((system, generator) -> {
            Llm model = byModel.computeIfAbsent(
                    generator.name(), name -> calls.llm(name, new GivenUpLlm(name, paid(generator, money), progress)));
            bySystem.put(system, experiment.sampled(system, model));
        });
        return bySystem;
    }

    /** What a run that is resumed has cost already. */
    private static long spentBefore(RunDirectory directory) {
        RunRecord before = directory.readWhatIsWhole().record();
        long answers = before.transcripts().stream()
                .flatMap(transcript -> transcript.steps().stream())
                .mapToLong(Step::costNanoDollars)
                .sum();
        return Math.addExact(
                answers,
                before.verdicts().stream().mapToLong(Verdict::costNanoDollars).sum());
    }

    private Llm paid(Generator generator, RunMoney money) {
        return experiment.config().evaluation().maxCost().value().isPresent()
                ? new MeteredLlm(generator.llm(), generator.price(), money)
                : generator.llm();
    }

    private Manifest.Request request() {
        return new Manifest.Request(
                experiment.config().name(),
                experiment.command(),
                Path.of("").toAbsolutePath(),
                experiment.source(),
                experiment.overrides().byKey(),
                experiment.config().seed(),
                clock.instant());
    }

    private Manifest.Content content(DataSet data, OpenSystems open) {
        return new Manifest.Content(
                new Manifest.Data(
                        experiment.docs(),
                        data.store().version(),
                        data.collection().entries().size(),
                        experiment.questions(),
                        data.questions().size(),
                        experiment.qrels(),
                        Stream.concat(data.notices().stream(), open.notices().stream())
                                .toList()),
                open.embeddingModel(),
                open.infos(),
                experiment.generators().values().stream()
                        .distinct()
                        .map(generator -> new Manifest.UsedModel(generator.card(), generator.standIn()))
                        .toList(),
                experiment.config().models().providers().stream()
                        .map(ProviderEntry::endpoint)
                        .toList(),
                experiment
                        .judge()
                        .map(judge -> new Manifest.UsedJudge(
                                new Manifest.UsedModel(judge.card(), judge.standIn()),
                                judgeSettings(),
                                Judge.PROMPT_VERSION)));
    }
}
