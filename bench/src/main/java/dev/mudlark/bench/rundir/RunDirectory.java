package dev.mudlark.bench.rundir;

import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.context.FileFault;
import dev.mudlark.evaluation.Verdict;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The folder of a run.
 *
 * @param folder where it is
 */
public record RunDirectory(Path folder) {

    /**
     * A new folder for a run with its config and its manifest; parents are made too.
     *
     * @throws ProblemsException when there is something in it already, or it cannot be written
     */
    public static RunDirectory create(Path folder, Manifest.Request request) {
        return claim(folder, request)
                .orElseThrow(() -> ProblemsException.of(folder.toString(), new RunDirectory(folder).whyTaken()));
    }

    private String whyTaken() {
        Optional<String> busy = RunLock.holder(this);
        if (busy.isPresent()) {
            return "the output folder is not empty, " + busy.get() + "; name a new one (a run is never overwritten)";
        }
        if (isToBeResumed()) {
            return "the output folder is not empty, it holds a run that was ended before it was over; go on with it: "
                    + Commands.resume(folder) + ", or name a new one (a run is never overwritten)";
        }
        return "the output folder is not empty; name a new one or empty it (a run is never overwritten)";
    }

    private String whyUnanswered() {
        return "nothing was asked in this run yet; "
                + RunLock.holder(this)
                        .map(busy -> busy + "; wait for it")
                        .orElse("ask its questions with: " + Commands.resume(folder));
    }

    private boolean isToBeResumed() {
        try {
            return Files.exists(manifest()) && !ManifestFile.open(manifest()).isFinished();
        } catch (ProblemsException e) {
            return false;
        }
    }

    /** True when there is an answer in the transcripts, or they cannot be read so that there may be. */
    public boolean isAnswered() {
        try {
            return Files.exists(transcripts()) && TranscriptLog.isAnswered(transcripts());
        } catch (IOException e) {
            return true;
        }
    }

    /**
     * As {@link #create}, and empty when there is something in the folder. Of several runs that want one folder at the
     * same time, in whatever processes, one gets it, and the others touch nothing.
     *
     * @throws ProblemsException when it cannot be written
     */
    public static Optional<RunDirectory> claim(Path folder, Manifest.Request request) {
        RunDirectory directory = new RunDirectory(folder);
        try {
            String manifest = ManifestFile.begun(request, folder);
            return Claim.take(directory, request.config().text(), manifest) ? Optional.of(directory) : Optional.empty();
        } catch (IOException e) {
            throw ProblemsException.of(
                    folder.toString(),
                    "the output folder cannot be written (" + FileFault.of(e) + "); name another one with --out");
        }
    }

    /**
     * The folder of a run that was begun, with or without transcripts.
     *
     * @throws ProblemsException when it is none
     */
    public static RunDirectory begun(Path folder) {
        RunDirectory directory = new RunDirectory(folder);
        if (!Files.isDirectory(folder)) {
            throw ProblemsException.of(
                    folder.toString(), "there is no such folder, so nothing was asked yet; start the run again");
        }
        if (!Files.exists(directory.manifest())) {
            throw ProblemsException.of(
                    folder.toString(),
                    "this is no run: it holds no " + directory.manifest().getFileName());
        }
        return directory;
    }

    /**
     * The folder of an earlier run that has asked.
     *
     * @throws ProblemsException when it is none, or asked nothing yet
     */
    public static RunDirectory open(Path folder) {
        RunDirectory directory = new RunDirectory(folder);
        if (!Files.isDirectory(folder)) {
            throw ProblemsException.of(folder.toString(), "there is no such folder; give the folder of a run");
        }
        if (!Files.exists(directory.transcripts()) && Files.exists(directory.manifest())) {
            throw ProblemsException.of(folder.toString(), directory.whyUnanswered());
        }
        if (!Files.exists(directory.transcripts())) {
            throw ProblemsException.of(
                    folder.toString(),
                    "this is no run: it holds no " + directory.transcripts().getFileName());
        }
        return directory;
    }

    /** The config as given. */
    public Path config() {
        return folder.resolve("config.yaml");
    }

    /** Versions, hashes, models, times. */
    public Path manifest() {
        return folder.resolve("run_manifest.json");
    }

    /** Every message, spec and result as delivered. */
    public Path transcripts() {
        return folder.resolve("transcripts.jsonl");
    }

    /** Calls of tools with side effects. */
    public Path audit() {
        return folder.resolve("audit.jsonl");
    }

    /** The report for people. */
    public Path report() {
        return folder.resolve("report.html");
    }

    /**
     * Reads the transcripts back.
     *
     * @throws ProblemsException when they cannot be read
     */
    public StoredRun read() {
        StoredRun run = TranscriptReader.read(transcripts());
        return new StoredRun(run.header(), run.record().judged(VerdictFile.read(verdicts())), run.broken());
    }

    /**
     * Keeps what a judge said, in place of what was kept before.
     *
     * @throws IOException naming the file
     */
    public void writeVerdicts(List<Verdict> said) throws IOException {
        VerdictFile.write(verdicts(), said);
    }

    /** What a judge said; not there when nobody judged. */
    public Path verdicts() {
        return folder.resolve("verdicts.jsonl");
    }

    /** As {@link #read}, and passes over answers that cannot be read. */
    public StoredRun readWhatIsWhole() {
        StoredRun run = TranscriptReader.readWhatIsWhole(transcripts());
        return new StoredRun(run.header(), run.record().judged(VerdictFile.read(verdicts())), run.broken());
    }

    /** Reads the manifest back; an empty one when there is none. */
    public StoredManifest readManifest() {
        return StoredManifest.read(manifest());
    }

    /** The config as given; empty when it is not there. */
    public String readConfig() {
        try {
            return Files.readString(config(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            return "";
        }
    }
}
