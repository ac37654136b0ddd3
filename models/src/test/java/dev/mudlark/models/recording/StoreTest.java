package dev.mudlark.models.recording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mudlark.models.Llm;
import dev.mudlark.models.Recording;
import dev.mudlark.models.RecordingException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StoreTest {

    @TempDir
    private Path parent;

    private Path folder;
    private Path file;

    @BeforeEach
    void record() {
        folder = parent.resolve("new/recording");
        file = folder.resolve("calls.jsonl");
        record("run-1", "a", "first");
    }

    private void record(String run, String scope, String reply) {
        try (Recording recording = Recording.into(folder, run, List.of())) {
            recording.wrap(Asked.MODEL, request -> Asked.text(reply)).completeWithTools(Asked.by(scope, "q"));
        }
    }

    private String replayed(String scope) {
        return Recording.from(folder, List.of())
                .wrap(Asked.MODEL, request -> Asked.text("live"))
                .completeWithTools(Asked.by(scope, "q"))
                .text();
    }

    private void append(String text) throws IOException {
        Files.writeString(file, text, StandardOpenOption.APPEND);
    }

    @Test
    void aLineThatWasCutOffIsToldAndPassedOver() throws IOException {
        append("{\"type\":\"call\",\"sha2");
        assertThat(Recording.from(folder, List.of()).notices())
                .containsExactly(file + ":7: the last line was cut off, as after a kill, and is passed over");
        assertThat(replayed("a")).isEqualTo("first");
    }

    @Test
    void aRunGoesOnBehindALineThatWasCutOff() throws IOException {
        append("{\"type\":\"call\",\"sha2");
        record("run-1", "b", "second");
        assertThat(Recording.from(folder, List.of()).notices()).isEmpty();
        assertThat(replayed("a")).isEqualTo("first");
        assertThat(replayed("b")).isEqualTo("second");
    }

    /** A file of any length up to the whole, as a kill may leave it. */
    @Test
    void noCutLosesWhatWasWrittenBefore() throws IOException {
        record("run-1", "b", "second");
        byte[] whole = Files.readAllBytes(file);
        int firstCall = Files.readAllLines(file).stream()
                .limit(6)
                .mapToInt(line -> line.length() + 1)
                .sum();
        for (int length = firstCall; length < whole.length; length++) {
            Files.write(file, java.util.Arrays.copyOf(whole, length));
            assertThat(replayed("a")).isEqualTo("first");
            if (length % 50 == 0) {
                record("run-1", "b", "again");
                assertThat(replayed("a")).isEqualTo("first");
                assertThat(replayed("b")).isEqualTo("again");
            }
        }
    }

    @Test
    void aHeaderThatWasCutOffIsWrittenAgain() throws IOException {
        Files.writeString(file, "{\"type\":\"reco");
        record("run-2", "b", "second");
        assertThat(replayed("b")).isEqualTo("second");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "nonsense                    | 'nonsense' is no JSON value",
                "[]                          | 'line' must be an object",
                "{\"type\":1}                | field 'type' of 'line' must be text",
                "{\"type\":\"note\",\"type\":\"note\"} | the key 'type' stands twice",
                "{\"type\":\"part\",\"sha256\":\"00\",\"value\":{}} | the part is not the one that its sha256 is of",
                "{\"type\":\"note\",\"name\":\"a\"} | field 'value' of 'line' is missing"
            })
    void aLineThatCannotBeTrustedIsNamed(String line, String fault) throws IOException {
        append(line + "\n");
        record("run-1", "b", "second");
        assertThatThrownBy(() -> Recording.from(folder, List.of()))
                .isInstanceOf(RecordingException.class)
                .hasMessageStartingWith(file + ":7: this line cannot be trusted: " + fault)
                .hasMessageEndingWith("get a whole copy of the recording, or record again");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "first | other | the reply is not the one that its sha256 is of; somebody changed it",
                "gpt-test\" | gpt-best\" | the request is not the one that its sha256 is of; somebody changed it",
                "\"n\":1 | \"n\":null | field 'n' of 'line' is missing",
                "\"n\":1 | \"n\":99999999999 | field 'n' of 'line' must be a whole number"
            })
    void aCallThatWasChangedIsNamed(String before, String after, String fault) throws IOException {
        String text = Files.readString(file, StandardCharsets.UTF_8);
        assertThat(text).contains(before);
        Files.writeString(file, text.replace(before, after));
        assertThatThrownBy(() -> Recording.from(folder, List.of()))
                .hasMessageStartingWith(file + ":6: this line cannot be trusted: " + fault);
    }

    @Test
    void aCallWithoutItsPartsIsNamed() throws IOException {
        List<String> lines = Files.readAllLines(file);
        lines.removeIf(line -> line.contains("\"role\""));
        Files.write(file, lines);
        assertThatThrownBy(() -> Recording.from(folder, List.of()))
                .hasMessageContaining(
                        file + ":5: this line cannot be trusted: it names a part that no line before has");
    }

    @Test
    void linesAndFieldsOfLaterVersionsArePassedOver() throws IOException {
        append("{\"type\":\"weather\",\"more\":[1]}\n");
        String text = Files.readString(file, StandardCharsets.UTF_8);
        Files.writeString(file, text.replace("\"n\":1", "\"n\":1,\"mood\":{}"));
        assertThat(replayed("a")).isEqualTo("first");
    }

    @Test
    void anotherFormatIsRefused() throws IOException {
        Files.writeString(file, "{\"type\":\"recording\",\"format\":2,\"kind\":\"run\",\"run\":\"run-1\"}\n");
        assertThatThrownBy(() -> Recording.from(folder, List.of()))
                .hasMessage(file + ":1: another version wrote this recording (format 2; this one reads 1); use that"
                        + " version, or record again");
        assertThatThrownBy(() -> record("run-1", "a", "x")).hasMessageContaining("format 2");
    }

    @Test
    void whatIsNoRecordingIsRefused() throws IOException {
        Path none = parent.resolve("none");
        assertThatThrownBy(() -> Recording.from(none, List.of()))
                .hasMessage(
                        none + ": there is no recording (calls.jsonl is missing); name the folder that --record wrote");
        Files.writeString(file, "");
        assertThatThrownBy(() -> Recording.from(folder, List.of()))
                .hasMessage(file + ":1: this is no recording: it is empty");
        Files.writeString(file, "hello\n");
        assertThatThrownBy(() -> Recording.from(folder, List.of()))
                .hasMessageStartingWith(file + ":1: this is no recording:");
        Files.delete(file);
        Files.createDirectory(file);
        assertThatThrownBy(() -> Recording.from(folder, List.of())).hasMessage(file + ": this is no file of calls");
    }

    @Test
    void aFolderWithSomethingElseIsNotRecordedInto() throws IOException {
        assertThatThrownBy(() -> record("run-2", "a", "x"))
                .hasMessage(folder + ": this folder holds the recording of another run; name a new or empty folder, or"
                        + " delete this one if that recording is not needed");
        assertThatThrownBy(() -> Recording.cache(folder, List.of()))
                .hasMessage(folder
                        + ": this folder holds the recording of a run, not a cache of replies; name another one");
        Path files = Files.createDirectory(parent.resolve("files"));
        Path note = Files.writeString(files.resolve("note.txt"), "mine");
        assertThatThrownBy(() -> Recording.into(files, "run", List.of()))
                .hasMessage(files + ": the folder holds other files; name a new or empty folder to record into");
        assertThatThrownBy(() -> Recording.into(note, "run", List.of()))
                .hasMessage(note + ": this is a file; name a folder to record into");
        assertThat(replayed("a")).isEqualTo("first");
    }

    /** Whatever bytes a file holds, it is read or refused in words. */
    @Test
    void noChangeOfAByteEndsInAnythingButAMessage() throws IOException {
        long seed = 20_26;
        Random random = new Random(seed);
        byte[] whole = Files.readAllBytes(file);
        int refused = 0;
        for (int i = 0; i < 1_500; i++) {
            byte[] changed = whole.clone();
            changed[random.nextInt(changed.length)] = (byte) random.nextInt(256);
            Files.write(file, changed);
            try {
                Recording.from(folder, List.of());
            } catch (RecordingException e) {
                refused++;
                assertThat(e).as("seed %d, change %d", seed, i).hasMessageStartingWith(file + ":");
            }
        }
        assertThat(refused).isGreaterThan(1_000);
    }

    @ParameterizedTest
    @ValueSource(strings = {"[", "{\"a\":", "1e999999999", "\"\\ud800\""})
    void valuesOfAnySizeAreReadOrRefused(String value) throws IOException {
        String open = value.repeat(value.startsWith("1") || value.startsWith("\"") ? 1 : 5_000);
        append("{\"type\":\"note\",\"name\":\"a\",\"value\":{\"a\":" + open + "}}\n");
        try {
            assertThat(Recording.from(folder, List.of()).noted("a")).isPresent();
        } catch (RecordingException e) {
            assertThat(e).hasMessageStartingWith(file + ":7: this line cannot be trusted: ");
        }
    }

    @Test
    void twoDoNotRecordIntoOneFolder() {
        try (Recording recording = Recording.into(folder, "run-1", List.of())) {
            assertThatThrownBy(() -> Recording.into(folder, "run-1", List.of()))
                    .hasMessageContaining("another program is recording into this folder");
            Llm llm = recording.wrap(Asked.MODEL, request -> Asked.text("second"));
            llm.completeWithTools(Asked.by("b", "q"));
        }
        assertThat(replayed("b")).isEqualTo("second");
    }

    @Test
    void aConversationTakesRoomForEachMessageOnce() throws IOException {
        long before = Files.size(file);
        for (int i = 0; i < 20; i++) {
            record("run-1", "a", "first");
        }
        try (Recording recording = Recording.into(folder, "run-1", List.of())) {
            Llm llm = recording.wrap(Asked.MODEL, request -> Asked.text("x"));
            String question = "long ".repeat(10_000);
            for (int i = 0; i < 20; i++) {
                llm.completeWithTools(Asked.by("b", question));
            }
        }
        assertThat(Files.size(file) - before).isLessThan(150_000);
    }
}
