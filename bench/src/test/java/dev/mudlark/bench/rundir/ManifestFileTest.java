package dev.mudlark.bench.rundir;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.documents.LoadNotice;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ManifestFileTest {

    /** SHA-256 of the text "abc" (FIPS 180-2, appendix B.1). */
    private static final String SHA_OF_ABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

    @TempDir
    Path folder;

    private Manifest manifest() throws IOException {
        Path questions = Files.writeString(folder.resolve("q.jsonl"), "abc");
        return new Manifest(
                "sample",
                "mudlark run c.yaml --limit 2",
                "runs/a",
                new Manifest.ConfigSource(Optional.of(Path.of("c.yaml")), folder, "abc"),
                Map.of("limit", "2"),
                new Manifest.Data(
                        Path.of("docs"),
                        "v1",
                        3,
                        questions,
                        2,
                        Optional.empty(),
                        List.of(new LoadNotice("a.pdf", "unsupported_type", LoadNotice.Severity.SKIPPED, "a.pdf: no"))),
                "mock",
                true,
                42,
                List.of(Samples.agent()),
                Instant.parse("2026-01-01T10:00:00Z"));
    }

    private static JsonNode read(Path file) throws IOException {
        return JsonLines.parse(Files.readString(file));
    }

    @Test
    void aRunThatGoesOnIsUnfinished() throws IOException {
        Path file = folder.resolve("run_manifest.json");
        ManifestFile.start(file, manifest());
        JsonNode read = read(file);
        assertThat(read.get("finished").booleanValue()).isFalse();
        assertThat(read.has("ended")).isFalse();
        assertThat(StoredManifest.read(file).folder()).isEqualTo("runs/a");
        assertThat(read.get("started").textValue()).isEqualTo("2026-01-01T10:00:00Z");
        assertThat(read.at("/config/sha256").textValue()).isEqualTo(SHA_OF_ABC);
        assertThat(read.at("/config/file").textValue()).isEqualTo("c.yaml");
        assertThat(read.at("/data/questions/sha256").textValue()).isEqualTo(SHA_OF_ABC);
        assertThat(read.at("/data/questions/asked").intValue()).isEqualTo(2);
        assertThat(read.at("/data/docs/version").textValue()).isEqualTo("v1");
        assertThat(read.at("/data/docs/notices_total").intValue()).isEqualTo(1);
        assertThat(read.at("/data/docs/notices/0").toString())
                .isEqualTo("{\"path\":\"a.pdf\",\"code\":\"unsupported_type\",\"severity\":\"skipped\","
                        + "\"message\":\"a.pdf: no\"}");
        assertThat(read.at("/data").has("qrels")).isFalse();
        assertThat(read.at("/overrides/limit").textValue()).isEqualTo("2");
        assertThat(read.at("/models/generator/model").textValue()).isEqualTo("mock");
        assertThat(read.at("/models/generator/stand_in").booleanValue()).isTrue();
        assertThat(read.at("/systems/0/tools/0").textValue()).isEqualTo("calculator");
        assertThat(read.get("tool_specs_sha256").textValue()).hasSize(64);
        assertThat(read.at("/versions/mudlark").textValue()).matches("[0-9]+\\..*");
        assertThat(read.at("/versions/java").textValue())
                .isEqualTo(Runtime.version().toString());
    }

    @Test
    void aRunThatIsOverSaysWhenAndHowMuchItAnswered() throws IOException {
        Path file = folder.resolve("run_manifest.json");
        ManifestFile.start(file, manifest()).end(Instant.parse("2026-01-01T10:00:05Z"), 2, true);
        JsonNode read = read(file);
        assertThat(read.get("finished").booleanValue()).isTrue();
        assertThat(read.get("answered").intValue()).isEqualTo(2);
        assertThat(read.get("ended").textValue()).isEqualTo("2026-01-01T10:00:05Z");
    }

    @Test
    void aFolderWithoutARepositoryHasNoGitState() {
        assertThat(GitState.of(folder)).isEmpty();
    }
}
