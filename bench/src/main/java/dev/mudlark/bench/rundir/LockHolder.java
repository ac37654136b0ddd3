package dev.mudlark.bench.rundir;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * Says who has the lock of a run. What a program that was killed left behind says nothing as long as nobody has the lock.
 *
 * @param file where that stands, beside the lock
 */
record LockHolder(Path file) {

    /** No other process has it, at whatever time: the numbers of processes alone come again. */
    private static final String THIS_PROCESS = ProcessHandle.current().pid() + " "
            + ProcessHandle.current()
                    .info()
                    .startInstant()
                    .map(Instant::toString)
                    .orElse("") + " "
            + System.nanoTime();

    static LockHolder in(RunDirectory directory) {
        return new LockHolder(directory.folder().resolve(".lock-holder"));
    }

    /**
     * Says that this process has the lock.
     *
     * @param command what for
     * @throws IOException when it cannot be written
     */
    void write(String command) throws IOException {
        WholeFile.write(file, command + ", process " + ProcessHandle.current().pid() + "\n" + THIS_PROCESS + "\n");
    }

    void remove() throws IOException {
        Files.deleteIfExists(file);
    }

    /** What it says, for people; empty when it says nothing. */
    Optional<String> told() {
        return lines().stream().findFirst();
    }

    /** True when this very process has the lock. */
    boolean isThisProcess() {
        return lines().contains(THIS_PROCESS);
    }

    private List<String> lines() {
        try {
            return Files.readAllLines(file, StandardCharsets.UTF_8);
        } catch (IOException e) {
            return List.of();
        }
    }
}
