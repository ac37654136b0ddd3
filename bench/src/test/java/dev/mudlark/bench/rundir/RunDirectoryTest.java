package dev.mudlark.bench.rundir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mudlark.bench.problems.ProblemsException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunDirectoryTest {

    @TempDir
    Path folder;

    @Test
    void aNewFolderIsMadeWithItsParentsAndHoldsConfigAndManifest() {
        RunDirectory made = RunDirectory.create(folder.resolve("a/b"), Samples.request("seed: 1"));
        assertThat(made.folder().toFile().list()).containsExactlyInAnyOrder("config.yaml", "run_manifest.json");
        assertThat(made.folder().getParent().toFile().list()).containsExactly("b");
        assertThat(made.readConfig()).isEqualTo("seed: 1");
        assertThat(made.readManifest().folder()).isEqualTo(made.folder().toString());
    }

    @Test
    void anEmptyFolderIsTaken() throws IOException {
        Path empty = Files.createDirectory(folder.resolve("empty"));
        assertThat(RunDirectory.create(empty, Samples.request("a")).readConfig())
                .isEqualTo("a");
        Path target = Files.createDirectory(folder.resolve("target"));
        Path link = Files.createSymbolicLink(folder.resolve("link"), target);
        assertThat(RunDirectory.create(link, Samples.request("b")).readConfig()).isEqualTo("b");
        assertThat(target.resolve("config.yaml")).hasContent("b");
        assertThat(link).isSymbolicLink();
    }

    @Test
    void ofManyRunsThatWantOneFolderAtOnceExactlyOneGetsIt() throws Exception {
        int runs = 16;
        CyclicBarrier together = new CyclicBarrier(runs);
        try (ExecutorService threads = Executors.newFixedThreadPool(runs)) {
            for (int round = 0; round < 12; round++) {
                Path wanted = folder.resolve("r" + round);
                if (round % 2 == 1) {
                    // A folder that has to stay the one it is.
                    Files.createSymbolicLink(wanted, Files.createDirectory(folder.resolve("target" + round)));
                }
                List<Future<Optional<String>>> claims = new ArrayList<>();
                for (int run = 0; run < runs; run++) {
                    String config = "seed: " + run;
                    claims.add(threads.submit(() -> {
                        together.await();
                        return RunDirectory.claim(wanted, Samples.request(config))
                                .map(won -> config);
                    }));
                }
                List<String> winners = new ArrayList<>();
                for (Future<Optional<String>> claim : claims) {
                    claim.get().ifPresent(winners::add);
                }
                assertThat(winners).containsExactly(new RunDirectory(wanted).readConfig());
                assertThat(wanted.toFile().list()).containsExactlyInAnyOrder("config.yaml", "run_manifest.json");
            }
        }
    }

    @Test
    void aFolderWithSomethingInItIsRefused() throws IOException {
        Files.writeString(folder.resolve("x"), "");
        assertThatThrownBy(() -> RunDirectory.create(folder, Samples.request("")))
                .isInstanceOf(ProblemsException.class)
                .hasMessage(folder + ": the output folder is not empty; name a new one or empty it (a run is never"
                        + " overwritten)");
    }

    @Test
    void aFolderWithARunIsRefusedWithWhatCanBeDoneWithThatRun() throws IOException {
        Path run = folder.resolve("my run");
        RunDirectory directory = RunDirectory.create(run, Samples.request(""));
        String start = run + ": the output folder is not empty";
        assertThatThrownBy(() -> RunDirectory.create(run, Samples.request("")))
                .isInstanceOf(ProblemsException.class)
                .hasMessage(start + ", it holds a run that was ended before it was over; go on with it:"
                        + " mudlark run --resume '" + run + "', or name a new one (a run is never overwritten)");
        try (RunLock lock = RunLock.of(directory, "mudlark run")) {
            assertThat(lock).isNotNull();
            assertThatThrownBy(() -> RunDirectory.create(run, Samples.request("")))
                    .isInstanceOf(ProblemsException.class)
                    .hasMessage(start + ", another program is at work on this run (mudlark run, process "
                            + ProcessHandle.current().pid() + "); name a new one (a run is never overwritten)");
        }
        ManifestFile.open(directory.manifest()).end(Instant.EPOCH, 2, true);
        assertRefusedPlainly(run, start);
        Files.writeString(directory.manifest(), "");
        assertRefusedPlainly(run, start);
        assertThat(run.resolve(".lock")).doesNotExist();
    }

    private static void assertRefusedPlainly(Path run, String start) {
        assertThatThrownBy(() -> RunDirectory.create(run, Samples.request("")))
                .isInstanceOf(ProblemsException.class)
                .hasMessage(start + "; name a new one or empty it (a run is never overwritten)");
    }

    @Test
    void aFolderThatCannotBeMadeIsRefusedWithTheReason() throws IOException {
        Path file = Files.writeString(folder.resolve("x"), "");
        assertThatThrownBy(() -> RunDirectory.create(file, Samples.request("")))
                .isInstanceOf(ProblemsException.class)
                .hasMessage(file + ": the output folder cannot be written (a file of that name is in the way); name"
                        + " another one with --out");
        assertThatThrownBy(() -> RunDirectory.create(file.resolve("below"), Samples.request("")))
                .isInstanceOf(ProblemsException.class)
                .hasMessageStartingWith(file.resolve("below") + ": the output folder cannot be written (");
    }

    @Test
    void onlyAFolderWithTranscriptsIsARun() {
        assertThatThrownBy(() -> RunDirectory.open(folder.resolve("none")))
                .isInstanceOf(ProblemsException.class)
                .hasMessage(folder.resolve("none") + ": there is no such folder; give the folder of a run");
        assertThatThrownBy(() -> RunDirectory.open(folder))
                .isInstanceOf(ProblemsException.class)
                .hasMessage(folder + ": this is no run: it holds no transcripts.jsonl");
    }
}
