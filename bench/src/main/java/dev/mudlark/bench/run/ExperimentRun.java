package dev.mudlark.bench.run;

import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.bench.rundir.Manifest;
import dev.mudlark.bench.rundir.ManifestFile;
import dev.mudlark.bench.rundir.RunDirectory;
import dev.mudlark.bench.rundir.RunHeader;
import dev.mudlark.bench.rundir.TranscriptLog;
import dev.mudlark.bench.systems.Library;
import dev.mudlark.bench.systems.RagSystem;
import dev.mudlark.context.Deadline;
import dev.mudlark.evaluation.Contrast;
import dev.mudlark.evaluation.EvaluationSettings;
import dev.mudlark.evaluation.SystemInfo;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;

/** Runs an experiment from its documents to its transcripts. */
public final class ExperimentRun {

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

    /**
     * Where the transcripts are and what they came to.
     *
     * @param directory the folder of the run
     * @param outcome how many answers there are
     */
    public record Ended(RunDirectory directory, Runner.Outcome outcome) {}

    /**
     * Runs. Everything is read and checked before the folder is made, and the folder is made before a question is asked.
     *
     * @param out the folder to make; empty for one below {@code runs}
     * @param stop once it is over no further question begins
     * @throws ProblemsException when it cannot start; nothing was asked
     * @throws IOException when it could not be written to its end
     */
    public Ended run(Optional<Path> out, Deadline stop) throws IOException {
        Instant started = clock.instant();
        Apart.check(experiment, out.orElse(RunFolders.PARENT));
        DataSet data = DataSet.read(experiment, progress);
        RunDirectory directory = directory(out, started);
        List<RagSystem> systems = open(data);
        ManifestFile manifest =
                ManifestFile.start(directory.manifest(), manifest(data, directory.folder(), infos(systems), started));
        RunHeader header = new RunHeader(experiment.config().name(), settings(infos(systems)), false);
        try (TranscriptLog log =
                TranscriptLog.create(directory.transcripts(), header, infos(systems), data.questions())) {
            Runner runner =
                    new Runner(systems, data.questions(), experiment.generator().llm(), today(), progress);
            Runner.Outcome outcome = runner.run(log, experiment.workers(), stop);
            sort(log, outcome);
            manifest.end(clock.instant(), outcome.answered(), outcome.finished());
            return new Ended(directory, outcome);
        }
    }

    /** Without pairs in the config the default ones, so that the transcripts say what was compared. */
    private EvaluationSettings settings(List<SystemInfo> systems) {
        EvaluationSettings settings = experiment.settings();
        return settings.contrasts().isEmpty() ? settings.comparing(Contrast.defaults(systems)) : settings;
    }

    /** The order is for people: when it cannot be made, everything is there all the same. */
    private void sort(TranscriptLog log, Runner.Outcome outcome) {
        try {
            log.complete(outcome.finished());
        } catch (IOException e) {
            progress.note("the transcripts are complete but could not be put in order: " + e.getMessage());
        }
    }

    private RunDirectory directory(Optional<Path> out, Instant started) {
        String config = experiment.source().text();
        return out.map(folder -> RunDirectory.create(folder, config))
                .orElseGet(() ->
                        RunFolders.make(RunFolders.PARENT, experiment.config().name(), started, config));
    }

    private List<RagSystem> open(DataSet data) {
        Library library = new Library(data.collection());
        return experiment.systems().stream().map(plan -> plan.open(library)).toList();
    }

    private static List<SystemInfo> infos(List<RagSystem> systems) {
        return systems.stream().map(RagSystem::info).toList();
    }

    /** What tools take as today: noon of the configured day, in UTC. */
    private Clock today() {
        Instant noon = experiment.config().evaluation().toolsNow().atTime(12, 0).toInstant(ZoneOffset.UTC);
        return Clock.fixed(noon, ZoneOffset.UTC);
    }

    private Manifest manifest(DataSet data, Path folder, List<SystemInfo> systems, Instant started) {
        return new Manifest(
                experiment.config().name(),
                experiment.command(),
                folder.toString(),
                experiment.source(),
                experiment.overrides().byKey(),
                new Manifest.Data(
                        experiment.docs(),
                        data.store().version(),
                        data.collection().entries().size(),
                        experiment.questions(),
                        data.questions().size(),
                        experiment.qrels(),
                        data.store().notices()),
                experiment.generator().name(),
                experiment.generator().standIn(),
                experiment.config().seed(),
                systems,
                started);
    }
}
