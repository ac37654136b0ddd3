package dev.mudlark.bench.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.bench.rundir.Manifest;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunFoldersTest {

    @TempDir
    Path parent;

    @Test
    void aRunIsCalledAfterItsExperimentAndTheTimeInUtc() {
        assertThat(made("all", Instant.parse("2026-03-04T05:06:07Z"))).isEqualTo("all-20260304-050607");
        assertThat(made("tools & costs: 1", Instant.EPOCH)).isEqualTo("tools___costs__1-19700101-000000");
    }

    @Test
    void aNameThatAnotherRunHasGetsANumber() {
        assertThat(made("a", Instant.EPOCH)).isEqualTo("a-19700101-000000");
        assertThat(made("a", Instant.EPOCH)).isEqualTo("a-19700101-000000-2");
        assertThat(made("a", Instant.EPOCH)).isEqualTo("a-19700101-000000-3");
    }

    private static Manifest.Request request(String name, Instant now) {
        Manifest.ConfigSource config = new Manifest.ConfigSource(Optional.empty(), Path.of("/"), "");
        return new Manifest.Request(name, "mudlark run", Path.of("/"), config, Map.of(), 42, now);
    }

    private String made(String name, Instant now) {
        Path folder =
                RunFolders.make(parent.resolve("runs"), request(name, now)).folder();
        assertThat(folder.getParent()).isEqualTo(parent.resolve("runs"));
        return folder.getFileName().toString();
    }

    @Test
    void aCollectionIsCalledAfterTheFolderAboveOneJustCalledDocs() {
        assertThat(CollectionName.of(Path.of("/data/larkspur/docs"))).isEqualTo("larkspur");
        assertThat(CollectionName.of(Path.of("/data/handbook"))).isEqualTo("handbook");
        assertThat(CollectionName.of(Path.of("/"))).isEqualTo("documents");
    }
}
