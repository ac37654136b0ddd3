package dev.mudlark.bench.rundir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mudlark.bench.problems.ProblemsException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunDirectoryTest {

    @TempDir
    Path folder;

    @Test
    void aNewFolderIsMadeWithItsParentsAndIsEmpty() {
        RunDirectory made = RunDirectory.create(folder.resolve("a/b"));
        assertThat(made.folder()).isEmptyDirectory();
        assertThat(RunDirectory.create(folder.resolve("a/b")).folder()).isEmptyDirectory();
    }

    @Test
    void aFolderWithSomethingInItIsRefused() throws IOException {
        Files.writeString(folder.resolve("x"), "");
        assertThatThrownBy(() -> RunDirectory.create(folder))
                .isInstanceOf(ProblemsException.class)
                .hasMessage(folder + ": the output folder is not empty; name a new one or empty it (a run is never"
                        + " overwritten)");
    }

    @Test
    void aFolderThatCannotBeMadeIsRefusedWithTheReason() throws IOException {
        Path file = Files.writeString(folder.resolve("x"), "");
        assertThatThrownBy(() -> RunDirectory.create(file))
                .isInstanceOf(ProblemsException.class)
                .hasMessage(file + ": the output folder cannot be written (a file of that name is in the way); name"
                        + " another one with --out");
        assertThatThrownBy(() -> RunDirectory.create(file.resolve("below")))
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
