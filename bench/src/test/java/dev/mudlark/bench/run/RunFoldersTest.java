package dev.mudlark.bench.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.Test;

class RunFoldersTest {

    @Test
    void aRunIsCalledAfterItsExperimentAndTheTimeInUtc() {
        assertThat(RunFolders.next("all", Instant.parse("2026-03-04T05:06:07Z")))
                .isEqualTo(Path.of("runs/all-20260304-050607"));
        assertThat(RunFolders.next("tools & costs: 1", Instant.EPOCH))
                .isEqualTo(Path.of("runs/tools___costs__1-19700101-000000"));
    }

    @Test
    void aCollectionIsCalledAfterTheFolderAboveOneJustCalledDocs() {
        assertThat(CollectionName.of(Path.of("/data/larkspur/docs"))).isEqualTo("larkspur");
        assertThat(CollectionName.of(Path.of("/data/handbook"))).isEqualTo("handbook");
        assertThat(CollectionName.of(Path.of("/"))).isEqualTo("documents");
    }

    @Test
    void aPathIsWrittenAsOneWordOfAShell() {
        assertThat(ShellWord.of(Path.of("../a-b/c_1.jsonl"))).isEqualTo("../a-b/c_1.jsonl");
        assertThat(ShellWord.of(Path.of("my docs/it's"))).isEqualTo("'my docs/it'\\''s'");
    }
}
