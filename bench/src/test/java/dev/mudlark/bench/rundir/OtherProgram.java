package dev.mudlark.bench.rundir;

import dev.mudlark.bench.problems.ProblemsException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** A process of its own that tries to lock a run. */
final class OtherProgram {

    private OtherProgram() {}

    /** {@code locked}, or why it was not. */
    static String locking(RunDirectory run) throws IOException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        OtherProgram.class.getName(),
                        run.folder().toString())
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }

    /** Locks the folder of a run that is its only argument. */
    public static void main(String[] args) throws IOException {
        try (RunLock lock = RunLock.of(new RunDirectory(Path.of(args[0])), "another program")) {
            System.out.print(lock == null ? "" : "locked");
        } catch (ProblemsException e) {
            System.out.print(e.getMessage());
        }
    }
}
