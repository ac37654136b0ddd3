package dev.mudlark.bench.rundir;

import dev.mudlark.bench.problems.ProblemsException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * The folder of a run.
 *
 * @param folder where it is
 */
public record RunDirectory(Path folder) {

    /**
     * A new folder for a run; parents are made too.
     *
     * @throws ProblemsException when there is something in it already, or it cannot be written
     */
    public static RunDirectory create(Path folder) {
        try {
            Files.createDirectories(folder);
            if (!isEmpty(folder)) {
                throw ProblemsException.of(
                        folder.toString(),
                        "the output folder is not empty; name a new one or empty it (a run is never overwritten)");
            }
            // Only a real file tells whether files can be made here.
            Files.delete(Files.createTempFile(folder, "probe", null));
        } catch (IOException e) {
            throw ProblemsException.of(
                    folder.toString(),
                    "the output folder cannot be written (" + reason(e) + "); name another one with --out");
        }
        return new RunDirectory(folder);
    }

    /**
     * The folder of an earlier run.
     *
     * @throws ProblemsException when it is none
     */
    public static RunDirectory open(Path folder) {
        RunDirectory directory = new RunDirectory(folder);
        if (!Files.isDirectory(folder)) {
            throw ProblemsException.of(folder.toString(), "there is no such folder; give the folder of a run");
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
        return TranscriptReader.read(transcripts());
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

    private static boolean isEmpty(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.findAny().isEmpty();
        }
    }

    private static String reason(IOException e) {
        return switch (e) {
            case AccessDeniedException denied -> "permission denied";
            case FileAlreadyExistsException file -> "a file of that name is in the way";
            case NoSuchFileException missing -> "it cannot be made there";
            case FileSystemException system when system.getReason() != null -> system.getReason();
            default -> String.valueOf(e.getMessage());
        };
    }
}
