package dev.mudlark.bench.rundir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.evaluation.Transcript;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BegunFolderTest {

    @TempDir
    Path parent;

    private Path folder() {
        return parent.resolve("run");
    }

    private BegunFolder begin() {
        boolean wasThere = Files.exists(folder());
        return new BegunFolder(RunDirectory.create(folder(), Samples.request("abc")), wasThere);
    }

    private void write(BegunFolder begun, List<Transcript> answers) throws IOException {
        try (TranscriptLog log = TranscriptLog.create(
                begun.directory().transcripts(),
                Samples.HEADER,
                List.of(Samples.plain(), Samples.agent()),
                List.of(Samples.QUESTION, Samples.BARE))) {
            for (Transcript answer : answers) {
                log.append(answer);
            }
        }
    }

    @Test
    void aRunThatEndsBeforeItAskedLeavesNoFolder() throws IOException {
        begin().close();
        assertThat(folder()).doesNotExist();
    }

    @Test
    void aRunWithoutAnAnswerLeavesNoFolder() throws IOException {
        BegunFolder begun = begin();
        write(begun, List.of());
        begun.close();
        assertThat(folder()).doesNotExist();
    }

    @Test
    void anAnswerIsKeptAlsoOneThatFailed() throws IOException {
        BegunFolder begun = begin();
        write(begun, List.of(Samples.failed()));
        begun.close();
        assertThat(folder().toFile().list())
                .containsExactlyInAnyOrder("config.yaml", "run_manifest.json", "transcripts.jsonl");
    }

    @Test
    void anEmptyFolderThatWasThereStaysEmpty() throws IOException {
        Files.createDirectory(folder());
        begin().close();
        assertThat(folder()).isEmptyDirectory();
    }

    @Test
    void aFileOfSomebodyElseStays() throws IOException {
        BegunFolder begun = begin();
        Path other = Files.writeString(folder().resolve("notes.txt"), "mine");
        begun.close();
        assertThat(other).hasContent("mine");
    }

    @Test
    void aLockedOneGoesWithItsLock() throws IOException {
        BegunFolder begun = begin();
        begun.lock("mudlark run");
        begun.close();
        assertThat(folder()).doesNotExist();
    }

    @Test
    void oneThatSomebodyElseResumedBeforeItWasLockedIsTheirs() throws IOException {
        BegunFolder begun = begin();
        RunLock theirs = RunLock.of(begun.directory(), "mudlark run --resume");
        assertThatThrownBy(() -> begun.lock("mudlark run")).isInstanceOf(ProblemsException.class);
        begun.close();
        assertThat(RunLock.holder(begun.directory())).isPresent();
        assertThat(begun.directory().manifest()).exists();
        assertThat(begun.directory().config()).exists();
        theirs.close();
    }
}
