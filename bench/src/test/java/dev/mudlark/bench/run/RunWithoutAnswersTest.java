package dev.mudlark.bench.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.bench.rundir.RunLock;
import dev.mudlark.context.Deadline;
import dev.mudlark.models.Models;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Runs that end before they have an answer, and what holds while one is scored. */
class RunWithoutAnswersTest {

    @TempDir
    Path folder;

    private final Deadline stop = Deadline.none();

    private Path out() {
        return folder.resolve("out/a");
    }

    private ExperimentRun run(String systems, Consumer<Path> onBegun) throws IOException {
        Files.writeString(Files.createDirectories(folder.resolve("docs")).resolve("a.md"), "# Plans\n\nIt costs 12.");
        Files.writeString(folder.resolve("q.jsonl"), "{\"id\": \"q\", \"question\": \"What does it cost?\"}");
        Path config = Files.writeString(
                folder.resolve("c.yaml"),
                "data: {docs: docs, questions: q.jsonl}\nmodels: {generator: mock}\nsystems: [" + systems + "]\n");
        Overrides none = new Overrides(
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                false,
                OptionalInt.empty(),
                OptionalInt.empty(),
                Taping.NONE);
        Progress progress = new Progress() {
            @Override
            public void begun(Path begun) {
                onBegun.accept(begun);
            }

            @Override
            public void note(String line) {}

            @Override
            public void started(int done, int total) {}

            @Override
            public void answered(int done, int total, int failed) {}
        };
        return new ExperimentRun(
                Experiment.of(Optional.of(config), none, Optional.empty(), Models.discover()),
                progress,
                Clock.systemUTC());
    }

    private Object end(ExperimentRun run) throws IOException {
        return run.run(Optional.of(out()), stop, directory -> directory);
    }

    @Test
    void aRunThatIsStoppedWhileDocumentsAreReadHasNoFolder() throws IOException {
        ExperimentRun run = run("{type: bm25}", begun -> {});
        stop.cancel();
        assertThatThrownBy(() -> end(run))
                .isInstanceOf(ProblemsException.class)
                .hasMessageContaining("interrupted before a question was answered", "start it again");
        assertThat(folder.resolve("out")).doesNotExist();
    }

    @Test
    void aRunThatIsStoppedWhileItPreparesLeavesNoFolder() throws IOException {
        for (String system : new String[] {"{type: bm25}", "{type: hybrid}", "{type: no_retrieval}"}) {
            Deadline later = Deadline.none();
            ExperimentRun run = run(system, begun -> {
                assertThat(begun.resolve("run_manifest.json")).exists();
                later.cancel();
            });
            assertThatThrownBy(() -> run.run(Optional.of(out()), later, directory -> directory))
                    .as(system)
                    .isInstanceOf(ProblemsException.class)
                    .hasMessageStartingWith("interrupted ");
            assertThat(out()).doesNotExist();
        }
    }

    @Test
    void aRunThatCannotWriteItsFirstAnswerLeavesNothingOfItsOwn() throws IOException {
        ExperimentRun run = run("{type: bm25}", begun -> {
            try {
                Files.createDirectories(begun.resolve(".transcripts.jsonl.tmp/in the way"));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
        assertThatThrownBy(() -> end(run)).isInstanceOf(IOException.class);
        assertThat(out().toFile().list()).containsExactly(".transcripts.jsonl.tmp");
    }

    @Test
    void aRunIsScoredBeforeAnybodyElseMayTouchIt() throws IOException {
        String refused = run("{type: bm25}", begun -> {}).run(Optional.of(out()), stop, directory -> {
            assertThat(directory.isAnswered()).isTrue();
            try (RunLock lock = RunLock.of(directory, "a test")) {
                return "nobody had it: " + lock;
            } catch (ProblemsException e) {
                return String.valueOf(e.getMessage());
            }
        });
        assertThat(refused)
                .isEqualTo(out() + ": another program is at work on this run (mudlark run, process "
                        + ProcessHandle.current().pid() + "); wait for it to end");
        assertThat(out().resolve(".lock")).doesNotExist();
    }
}
