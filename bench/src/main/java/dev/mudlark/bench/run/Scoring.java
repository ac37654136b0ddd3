package dev.mudlark.bench.run;

import dev.mudlark.bench.report.ReportWriter;
import dev.mudlark.bench.report.RunInfo;
import dev.mudlark.bench.rundir.RunDirectory;
import dev.mudlark.bench.rundir.StoredManifest;
import dev.mudlark.bench.rundir.StoredRun;
import dev.mudlark.evaluation.Evaluation;
import java.io.IOException;
import java.nio.file.Path;

/** Computes every score and report of a run from what stands in its folder. A run and a rescore both end here. */
public final class Scoring {

    private Scoring() {}

    /**
     * A scored run.
     *
     * @param run what was read back
     * @param evaluation its scores
     */
    public record Scored(StoredRun run, Evaluation evaluation) {}

    /**
     * Reads the transcripts and writes the results.
     *
     * @throws dev.mudlark.bench.problems.ProblemsException when the transcripts cannot be read
     * @throws IOException when a result cannot be written
     */
    public static Scored score(RunDirectory directory) throws IOException {
        StoredRun run = directory.read();
        StoredManifest manifest = directory.readManifest();
        RunInfo info = new RunInfo(
                run.header().name(),
                CollectionName.of(Path.of(manifest.docs())),
                manifest.folder().isEmpty() ? name(directory.folder()) : manifest.folder(),
                manifest.command(),
                manifest.facts(),
                directory.readConfig());
        Evaluation evaluation = ReportWriter.write(run.record(), run.header().settings(), info, directory.folder());
        return new Scored(run, evaluation);
    }

    /** The same however the path is typed. */
    private static String name(Path folder) {
        Path name = folder.toAbsolutePath().normalize().getFileName();
        return name == null ? "." : name.toString();
    }
}
