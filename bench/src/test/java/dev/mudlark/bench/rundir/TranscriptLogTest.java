package dev.mudlark.bench.rundir;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mudlark.bench.problems.ProblemsException;
import dev.mudlark.evaluation.Contrast;
import dev.mudlark.evaluation.EvaluationSettings;
import dev.mudlark.evaluation.Question;
import dev.mudlark.evaluation.SystemInfo;
import dev.mudlark.evaluation.Transcript;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TranscriptLogTest {

    @TempDir
    Path folder;

    private Path file;

    @BeforeEach
    void nameTheFile() {
        file = folder.resolve("transcripts.jsonl");
    }

    private TranscriptLog create() throws IOException {
        return TranscriptLog.create(
                file,
                Samples.HEADER,
                List.of(Samples.plain(), Samples.agent()),
                List.of(Samples.QUESTION, Samples.BARE));
    }

    private StoredRun read() {
        return new RunDirectory(folder).read();
    }

    @Test
    void theFormatIsTheGoldenOne() throws IOException {
        try (TranscriptLog log = create()) {
            log.append(Samples.full());
            log.append(Samples.failed());
            log.complete(true);
        }
        try (InputStream golden = TranscriptLogTest.class.getResourceAsStream("golden-transcripts.jsonl")) {
            assertThat(Files.readString(file))
                    .isEqualTo(new String(Objects.requireNonNull(golden).readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    @Test
    void whatWasWrittenIsReadBackEqual() throws IOException {
        try (TranscriptLog log = create()) {
            log.append(Samples.full());
            log.append(Samples.failed());
            log.complete(true);
        }
        StoredRun run = read();
        assertThat(run.header().name()).isEqualTo("sample");
        assertThat(run.header().settings()).isEqualTo(Samples.HEADER.settings());
        assertThat(run.header().finished()).isTrue();
        assertThat(run.record().finished()).isFalse();
        assertThat(run.record().missing()).isEqualTo(2);
        assertThat(run.record().systems()).containsExactly(Samples.plain(), Samples.agent());
        assertThat(run.record().questions()).containsExactly(Samples.QUESTION, Samples.BARE);
        assertThat(run.record().transcripts()).containsExactlyInAnyOrder(Samples.full(), Samples.failed());
    }

    @Test
    void contrastsAreReadBackAndMustNameSystemsOfTheRun() throws IOException {
        List<Contrast> pairs = List.of(new Contrast("agent", "plain"), new Contrast("plain", "agent"));
        RunHeader header = new RunHeader("sample", Samples.HEADER.settings().comparing(pairs), false);
        List<SystemInfo> systems = List.of(Samples.plain(), Samples.agent());
        TranscriptLog.create(file, header, systems, List.of(Samples.QUESTION)).close();
        assertThat(read().header().settings().contrasts()).isEqualTo(pairs);
        Files.writeString(file, Files.readString(file).replace("\"baseline\":\"plain\"", "\"baseline\":\"gone\""));
        assertThatThrownBy(this::read)
                .isInstanceOf(ProblemsException.class)
                .hasMessage(file + ": the contrasts of the record of type 'run' name system 'gone', which has no"
                        + " record of its own");
        Files.writeString(file, Files.readString(file).replace("\"baseline\":\"gone\"", "\"baseline\":7"));
        assertThatThrownBy(this::read)
                .isInstanceOf(ProblemsException.class)
                .hasMessage(file + ":1: field 'baseline' of 'contrasts' must be text");
    }

    @Test
    void everyTranscriptIsThereBeforeTheRunIsComplete() throws IOException {
        try (TranscriptLog log = create()) {
            assertThat(read().record().transcripts()).isEmpty();
            log.append(Samples.full());
            assertThat(read().record().transcripts()).containsExactly(Samples.full());
            assertThat(read().record().finished()).isFalse();
        }
    }

    @Test
    void completingPutsTranscriptsInTheOrderOfSystemsAndQuestions() throws IOException {
        try (TranscriptLog log = create()) {
            log.append(Samples.full());
            log.append(Samples.failed());
            log.complete(false);
        }
        assertThat(read().record().transcripts()).containsExactly(Samples.failed(), Samples.full());
        assertThat(read().record().finished()).isFalse();
        assertThat(folder.toFile().list()).containsExactly("transcripts.jsonl");
    }

    @Test
    void aFileThatCannotBePutInOrderIsCompleteAllTheSameAndNothingIsLeftBeside() throws IOException {
        try (TranscriptLog log = create()) {
            log.append(Samples.full());
            log.append(Samples.failed());
            Path inTheWay = Files.createDirectory(folder.resolve(".transcripts.jsonl.tmp"));
            assertThatThrownBy(() -> log.complete(true))
                    .isInstanceOf(FileSystemException.class)
                    .hasMessage(file + ": it is a folder");
            Files.delete(inTheWay);
        }
        assertThat(read().record().transcripts()).containsExactly(Samples.full(), Samples.failed());
        assertThat(folder.toFile().list()).containsExactly("transcripts.jsonl");
    }

    @Test
    void eachRecordIsOnePhysicalLineForEveryReader() throws IOException {
        try (TranscriptLog log = create()) {
            log.append(Samples.full());
        }
        String text = Files.readString(file);
        assertThat(text.split("[\n\u0085\u2028\u2029\r\u000b\u000c]")).hasSize(6);
        assertThat(text).contains("a\\u2028b\\u0085c\\ud800d\ud83d\ude00\\n\\\"e\\\"");
    }

    @Test
    void aLastLineThatWasCutIsPassedOver() throws IOException {
        try (TranscriptLog log = create()) {
            log.append(Samples.full());
        }
        String text = Files.readString(file);
        Files.writeString(file, text + "{\"type\":\"transcript\",\"system\":\"pl");
        assertThat(read().record().transcripts()).containsExactly(Samples.full());
    }

    @Test
    void textThatIsNotUtf8IsNamedWithItsLineAndPassedOverWhereTheFileWasCut() throws IOException {
        try (TranscriptLog log = create()) {
            log.append(Samples.full());
        }
        byte[] whole = Files.readAllBytes(file);
        byte[] broken = whole.clone();
        broken[new String(whole, StandardCharsets.ISO_8859_1).indexOf('\n') + 3] = (byte) 0xFF;
        Files.write(file, broken);
        assertThatThrownBy(this::read)
                .isInstanceOf(ProblemsException.class)
                .hasMessage(file
                        + ":2: no valid JSON: the text is not UTF-8; nothing can be scored without this line; put it"
                        + " back, or start a new run");
        byte[] cut = Arrays.copyOf(whole, whole.length + 1);
        cut[whole.length] = (byte) 0xC3;
        Files.write(file, cut);
        assertThat(read().record().transcripts()).containsExactly(Samples.full());
    }

    @Test
    void fieldsAndRecordsOfLaterVersionsArePassedOver() throws IOException {
        try (TranscriptLog log = create()) {
            log.append(Samples.full());
        }
        String later = Files.readString(file).replace("\"latency_ns\":99", "\"later\":{\"a\":1},\"latency_ns\":99");
        Files.writeString(file, later + "{\"type\":\"later\"}\n");
        assertThat(read().record().transcripts()).containsExactly(Samples.full());
    }

    @Test
    void aBrokenLineIsNamed() throws IOException {
        try (TranscriptLog log = create()) {
            log.append(Samples.full());
        }
        String text = Files.readString(file);
        Files.writeString(file, text.replace("{\"type\":\"question\",\"id\":\"q2\"", "{\"type\":\"question\",\"id\":"));
        assertThatThrownBy(this::read)
                .isInstanceOf(ProblemsException.class)
                .hasMessageStartingWith(file + ":5: no valid JSON: ");
        Files.writeString(file, text.replace("\"system_type\":\"no_retrieval\",", ""));
        assertThatThrownBy(this::read)
                .isInstanceOf(ProblemsException.class)
                .hasMessage(file + ":2: field 'system_type' of 'record' is missing");
        Files.writeString(file, text.replace("\"question_id\":\"q1\"", "\"question_id\":\"q9\""));
        assertThatThrownBy(this::read)
                .isInstanceOf(ProblemsException.class)
                .hasMessage(
                        file + ":6: question 'q9' has no record of its own; remove the line to do without its answer");
        Files.writeString(file, text + text.lines().reduce((a, b) -> b).orElseThrow() + "\n");
        assertThatThrownBy(this::read)
                .isInstanceOf(ProblemsException.class)
                .hasMessage(file
                        + ":7: system 'agent' answers question 'q1' twice; remove the line to do without its answer");
        Files.writeString(file, text.replace("\"format\":1", "\"format\":2"));
        assertThatThrownBy(this::read)
                .isInstanceOf(ProblemsException.class)
                .hasMessage(
                        file + ":1: format 2 is newer than this mudlark, which reads 1; use the version that wrote it");
        Files.writeString(file, "");
        assertThatThrownBy(this::read)
                .isInstanceOf(ProblemsException.class)
                .hasMessage(file + ": the record of type 'run' is missing; the run wrote nothing");
    }

    private TranscriptLog resume() throws IOException {
        return TranscriptLog.resume(
                file,
                Samples.HEADER,
                List.of(Samples.plain(), Samples.agent()),
                List.of(Samples.QUESTION, Samples.BARE));
    }

    @Test
    void aFileThatWasCutOffAnywhereInItsAnswersIsGoneOnWith() throws IOException {
        long head;
        try (TranscriptLog log = create()) {
            head = Files.size(file);
            log.append(Samples.full());
            log.append(Samples.failed());
        }
        byte[] cut = Files.readAllBytes(file);
        try (TranscriptLog log = resume()) {
            log.complete(true);
        }
        byte[] whole = Files.readAllBytes(file);
        for (int length = (int) head; length <= cut.length; length = next(cut, length)) {
            Files.write(file, Arrays.copyOf(cut, length));
            Files.writeString(folder.resolve(".transcripts.jsonl.tmp"), "left behind");
            try (TranscriptLog log = resume()) {
                assertThat(log.failed()).isEqualTo(length == cut.length ? 1 : 0);
                for (Transcript transcript : List.of(Samples.full(), Samples.failed())) {
                    if (!log.holds(transcript.system(), transcript.questionId())) {
                        log.append(transcript);
                    }
                }
                assertThat(log.answered()).isEqualTo(2);
                log.complete(true);
            }
            assertThat(Files.readAllBytes(file))
                    .as("cut after %d bytes", length)
                    .isEqualTo(whole);
            assertThat(folder.toFile().list()).containsExactly("transcripts.jsonl");
        }
    }

    @Test
    void aBrokenLastLineIsTakenAwayThoughItHasAnEnd() throws IOException {
        try (TranscriptLog log = create()) {
            log.append(Samples.full());
        }
        String whole = Files.readString(file);
        for (String broken : List.of("{\"type\":\"transcript\",\"sys\n", "\0\0\0\n", "\0\0", "{")) {
            Files.writeString(file, whole + broken);
            try (TranscriptLog log = resume()) {
                assertThat(log.answered()).as(broken).isEqualTo(1);
            }
            assertThat(file).hasContent(whole);
        }
    }

    @Test
    void aFileThatWasCutOffBeforeItsFirstLineEndedIsBegunAnew() throws IOException {
        for (String cut : List.of("", "{\"type\":\"ru")) {
            Files.writeString(file, cut);
            assertThat(TranscriptLog.isBegun(file)).isFalse();
            create().close();
            assertThat(TranscriptLog.isBegun(file)).isTrue();
            Files.delete(file);
        }
        assertThat(TranscriptLog.isBegun(file)).isFalse();
    }

    /** Every byte at the ends of lines, and some between. */
    private static int next(byte[] text, int length) {
        boolean nearAnEnd = IntStream.range(Math.max(0, length - 20), Math.min(text.length, length + 20))
                .anyMatch(i -> text[i] == '\n');
        return nearAnEnd ? length + 1 : length + 11;
    }

    @Test
    void aFileAboutSomethingElseIsNotGoneOnWith() throws IOException {
        try (TranscriptLog log = create()) {
            log.append(Samples.full());
        }
        List<SystemInfo> systems = List.of(Samples.plain(), Samples.agent());
        List<Question> questions = List.of(Samples.QUESTION, Samples.BARE);
        refused(
                Samples.HEADER,
                systems,
                List.of(Samples.QUESTION),
                "its questions are not the ones that would be asked now");
        refused(
                Samples.HEADER,
                List.of(Samples.agent()),
                questions,
                "its systems are not the ones that would answer now");
        RunHeader other = new RunHeader("sample", new EvaluationSettings(List.of(1), 42, 2000), false);
        refused(other, systems, questions, "it would be scored with other settings now");
    }

    private void refused(RunHeader header, List<SystemInfo> systems, List<Question> questions, String how) {
        assertThatThrownBy(() -> TranscriptLog.resume(file, header, systems, questions))
                .isInstanceOf(ProblemsException.class)
                .hasMessage(file + ": " + how + "; put things back as they were, or start a new run");
    }
}
