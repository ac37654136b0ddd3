package dev.mudlark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * While a process is at work on a run, no other one touches it. The first is held still by the system in the middle of its
 * work, so that it neither ends nor writes while others try.
 */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "needs kill")
@Timeout(value = 3, unit = TimeUnit.MINUTES)
class LiveRunTest {

    private static final int QUESTIONS = 3_000;

    @TempDir
    Path folder;

    private final List<Process> started = new ArrayList<>();
    private TinyCollection tiny;
    private Path run;

    @BeforeEach
    void writeTheCollection() {
        tiny = TinyCollection.in(folder).withRefundQuestions(QUESTIONS);
        run = tiny.out("a");
    }

    @AfterEach
    void endWhatIsStillHeld() {
        started.forEach(Process::destroyForcibly);
    }

    @Test
    void aRunIsLeftAloneByEveryOtherProcess() throws Exception {
        Process process = start("run", tiny.config(), "--out", run);
        holdStill(process, this::isAnswering);
        assertOthersAreRefused("mudlark run, process " + process.pid());
        assertGoesOnToItsEnd(process);
    }

    @Test
    void aRunThatIsResumedIsLeftAloneByEveryOtherProcess() throws Exception {
        Process first = start("run", tiny.config(), "--out", run);
        holdStill(first, this::isAnswering);
        first.destroyForcibly().waitFor();
        long before = Files.size(transcripts());
        Process process = start("run", "--resume", run);
        holdStill(process, () -> size(transcripts()) > before);
        assertOthersAreRefused("mudlark run, process " + process.pid());
        assertGoesOnToItsEnd(process);
    }

    @Test
    void aRunThatIsScoredAgainIsLeftAloneByEveryOtherProcess() throws Exception {
        assertThat(start("run", tiny.config(), "--out", run).waitFor()).isZero();
        // As after a kill while results were written.
        String manifest = Files.readString(run.resolve("run_manifest.json"));
        Files.writeString(
                run.resolve("run_manifest.json"),
                manifest.replace("\"finished\" : true", "\"finished\" : false"),
                StandardOpenOption.TRUNCATE_EXISTING);
        Process process = start("rescore", run);
        holdStill(process, () -> Files.exists(run.resolve(".lock-holder")));
        assertOthersAreRefused("mudlark rescore, process " + process.pid());
        assertGoesOnToItsEnd(process);
    }

    private void assertOthersAreRefused(String holder) throws IOException {
        byte[] before = Files.readAllBytes(transcripts());
        String busy = "another program is at work on this run (" + holder + ")";
        for (int round = 0; round < 2; round++) {
            for (List<Object> command :
                    List.<List<Object>>of(List.of("run", "--resume", run), List.of("rescore", run))) {
                Typed other = Typed.mudlark(command.toArray());
                assertThat(other.code()).as(command + other.err()).isEqualTo(2);
                assertThat(other.error()).isEqualTo("mudlark: " + run + ": " + busy + "; wait for it to end");
            }
            Typed other = Typed.mudlark("run", tiny.config(), "--out", run);
            assertThat(other.code()).isEqualTo(2);
            assertThat(other.err())
                    .contains("mudlark: " + run + ": the output folder is not empty, " + busy
                            + "; name a new one (a run is never overwritten)")
                    .doesNotContain("--resume");
        }
        assertThat(Files.readAllBytes(transcripts())).isEqualTo(before);
    }

    private void assertGoesOnToItsEnd(Process process) throws Exception {
        OwnProcess.signal("-CONT", process);
        assertThat(process.waitFor()).isZero();
        assertThat(Files.readAllLines(transcripts())).hasSize(1 + 2 + QUESTIONS + 2 * QUESTIONS);
        assertThat(run.resolve("report.html")).exists();
        assertThat(run.resolve(".lock")).doesNotExist();
        assertThat(run.resolve(".lock-holder")).doesNotExist();
    }

    private boolean isAnswering() {
        try {
            return Files.exists(transcripts())
                    && Files.readString(transcripts()).contains("{\"type\":\"transcript\"");
        } catch (IOException e) {
            return false;
        }
    }

    private static long size(Path file) {
        try {
            return Files.size(file);
        } catch (IOException e) {
            return 0;
        }
    }

    private Path transcripts() {
        return run.resolve("transcripts.jsonl");
    }

    private Process start(Object... args) throws IOException {
        Process process = OwnProcess.quiet(args);
        started.add(process);
        return process;
    }

    private static void holdStill(Process process, BooleanSupplier moment) throws IOException, InterruptedException {
        while (!moment.getAsBoolean()) {
            assertThat(process.isAlive()).isTrue();
            Thread.onSpinWait();
        }
        OwnProcess.signal("-STOP", process);
        while (!isStill(process)) {
            Thread.onSpinWait();
        }
        assertThat(process.isAlive()).isTrue();
    }

    /** A signal to stop reaches the threads of a process one by one; until then they write. */
    private static boolean isStill(Process process) throws IOException {
        Path tasks = Path.of("/proc", String.valueOf(process.pid()), "task");
        if (!Files.isDirectory(tasks)) {
            return true;
        }
        try (DirectoryStream<Path> threads = Files.newDirectoryStream(tasks)) {
            for (Path thread : threads) {
                String state = Files.readString(thread.resolve("stat"));
                if (!state.substring(state.lastIndexOf(')')).startsWith(") T")) {
                    return false;
                }
            }
        } catch (NoSuchFileException e) {
            return false;
        }
        return true;
    }
}
