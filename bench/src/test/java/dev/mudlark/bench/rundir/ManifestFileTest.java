package dev.mudlark.bench.rundir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.documents.LoadNotice;
import dev.mudlark.models.ModelCard;
import dev.mudlark.models.ModelRef;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ManifestFileTest {

    /** SHA-256 of the text "abc" (FIPS 180-2, appendix B.1). */
    private static final String SHA_OF_ABC = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";

    @TempDir
    Path folder;

    private RunDirectory run() {
        return new RunDirectory(folder.resolve("a"));
    }

    @BeforeEach
    void beginARun() {
        RunDirectory.create(run().folder(), Samples.request("abc"));
    }

    private Manifest.Content content(String questions) throws IOException {
        return new Manifest.Content(
                new Manifest.Data(
                        Path.of("docs"),
                        "v1",
                        3,
                        Files.writeString(folder.resolve("q.jsonl"), questions),
                        2,
                        Optional.empty(),
                        List.of(new LoadNotice("a.pdf", "unsupported_type", LoadNotice.Severity.SKIPPED, "a.pdf: no"))),
                Optional.of("small model 1"),
                List.of(Samples.agent()),
                List.of(new Manifest.UsedModel(ModelCard.unknown(ModelRef.parse("mock")), true)),
                List.of());
    }

    private static JsonNode read(Path file) throws IOException {
        return JsonLines.parse(Files.readString(file));
    }

    @Test
    void aRunThatGoesOnIsUnfinished() throws IOException {
        assertThat(ManifestFile.open(run().manifest()).complete(content("abc"))).isEmpty();
        Path file = run().manifest();
        JsonNode read = read(file);
        assertThat(read.get("finished").booleanValue()).isFalse();
        assertThat(read.has("ended")).isFalse();
        assertThat(StoredManifest.read(file).folder())
                .isEqualTo(folder.resolve("a").toString());
        assertThat(read.get("started").textValue()).isEqualTo("2026-01-01T10:00:00Z");
        assertThat(read.at("/config/sha256").textValue()).isEqualTo(SHA_OF_ABC);
        assertThat(read.at("/config/file").textValue()).isEqualTo("c.yaml");
        assertThat(read.at("/data/questions/sha256").textValue()).isEqualTo(SHA_OF_ABC);
        assertThat(read.at("/data/questions/asked").intValue()).isEqualTo(2);
        assertThat(read.at("/models/embedding/model").textValue()).isEqualTo("small model 1");
        assertThat(StoredManifest.read(file).facts()).containsEntry("Embedding model", "small model 1");
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
        ManifestFile.open(run().manifest()).end(Instant.parse("2026-01-01T10:00:05Z"), 2, true);
        JsonNode read = read(run().manifest());
        assertThat(read.get("finished").booleanValue()).isTrue();
        assertThat(read.get("answered").intValue()).isEqualTo(2);
        assertThat(read.get("ended").textValue()).isEqualTo("2026-01-01T10:00:05Z");
        assertThat(ManifestFile.open(run().manifest()).isFinished()).isTrue();
    }

    @Test
    void whatARunWasBegunWithIsReadBackEqual() {
        assertThat(ManifestFile.open(run().manifest()).request("abc")).isEqualTo(Samples.request("abc"));
    }

    @Test
    void anotherConfigThanTheOneThatWasRunIsRefused() {
        ManifestFile manifest = ManifestFile.open(run().manifest());
        assertThatThrownBy(() -> manifest.request("abd"))
                .isInstanceOf(ProblemsException.class)
                .hasMessage(run().config()
                        + ": this is not the config that the run began with; put that back, a copy of c.yaml as it was then,"
                        + " or start a new run");
    }

    @Test
    void aConfigThatIsGoneIsToldToBe() throws IOException {
        ManifestFile manifest = ManifestFile.open(run().manifest());
        Files.delete(run().config());
        assertThatThrownBy(() -> manifest.request(""))
                .isInstanceOf(ProblemsException.class)
                .hasMessageStartingWith(
                        run().config() + ": the config that the run began with is gone or cannot be read; put it back");
    }

    @Test
    void aRunThatIsResumedSaysWhenAndWhatHasChanged() throws IOException {
        ManifestFile.open(run().manifest()).complete(content("abc"));
        ManifestFile again = ManifestFile.open(run().manifest());
        again.resumed(Instant.parse("2026-01-02T10:00:00Z"));
        assertThat(again.complete(content("abc"))).isEmpty();
        assertThat(read(run().manifest()).at("/resumed/0").textValue()).isEqualTo("2026-01-02T10:00:00Z");
        assertThat(again.complete(content("abd")))
                .containsExactly("the questions in " + folder.resolve("q.jsonl") + " (" + SHA_OF_ABC.substring(0, 12)
                        + " when it began, a52d159f262b now)");
    }

    @Test
    void aDamagedManifestIsNamed() throws IOException {
        for (String text : List.of("", "{\"a\": ", "[]", "{}")) {
            Files.writeString(run().manifest(), text);
            assertThatThrownBy(() -> ManifestFile.open(run().manifest()).request("abc"))
                    .as(text)
                    .isInstanceOf(ProblemsException.class)
                    .hasMessageStartingWith(run().manifest() + ": ")
                    .hasMessageEndingWith("start a new run");
        }
    }

    /** As after a power cut on a file system that had the name but not the content yet. */
    @Test
    void aManifestCutAnywhereIsRefusedWithWhatToTypeInstead() throws IOException {
        byte[] whole = Files.readAllBytes(run().manifest());
        for (int length = 0; length < whole.length - 2; length++) {
            Files.write(run().manifest(), Arrays.copyOf(whole, length));
            assertThatThrownBy(() -> ManifestFile.open(run().manifest()))
                    .as("cut at " + length)
                    .isInstanceOf(ProblemsException.class)
                    .hasMessage(
                            run().manifest() + ": the manifest is empty or damaged, as after a power cut, so the run"
                                    + " cannot be resumed; nothing was answered, so the folder can be deleted; to ask again,"
                                    + " start a new run");
        }
        try (TranscriptLog log = TranscriptLog.create(
                run().transcripts(), Samples.HEADER, List.of(Samples.agent()), List.of(Samples.QUESTION))) {
            log.append(Samples.full());
        }
        for (byte[] broken : List.of(new byte[0], new byte[whole.length], new byte[] {(byte) 0xff})) {
            Files.write(run().manifest(), broken);
            assertThatThrownBy(() -> ManifestFile.open(run().manifest()))
                    .isInstanceOf(ProblemsException.class)
                    .hasMessageContaining(
                            "score the answers that are there with: mudlark rescore " + run().folder() + ";");
        }
    }

    @Test
    void aManifestIsWrittenBesideAndNothingIsLeftThere() throws IOException {
        ManifestFile.open(run().manifest()).complete(content("abc"));
        Object before = Files.getAttribute(run().manifest(), "basic:fileKey");
        ManifestFile.open(run().manifest()).end(Instant.EPOCH, 2, true);
        assertThat(Files.getAttribute(run().manifest(), "basic:fileKey")).isNotEqualTo(before);
        assertThat(run().folder().toFile().list()).containsExactlyInAnyOrder("config.yaml", "run_manifest.json");
    }

    @Test
    void aFolderWithoutARepositoryHasNoGitState() {
        assertThat(GitState.of(folder)).isEmpty();
    }
}
