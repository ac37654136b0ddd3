package dev.mudlark.bench.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mudlark.bench.rundir.RunDirectory;
import dev.mudlark.bench.rundir.RunHeader;
import dev.mudlark.bench.rundir.TranscriptLog;
import dev.mudlark.bench.systems.RagSystem;
import dev.mudlark.context.Deadline;
import dev.mudlark.evaluation.EvaluationSettings;
import dev.mudlark.evaluation.Question;
import dev.mudlark.evaluation.RunRecord;
import dev.mudlark.evaluation.Transcript;
import dev.mudlark.evaluation.Transcript.Failure;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.Llm;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunnerTest {

    private static final Clock CLOCK = Clock.fixed(Instant.EPOCH, ZoneOffset.UTC);
    private static final List<Question> QUESTIONS = IntStream.range(0, 20)
            .mapToObj(i -> Question.of("q" + i, "text " + i))
            .toList();

    @TempDir
    Path folder;

    private final Counting progress = new Counting();

    private Runner.Outcome run(List<RagSystem> systems, Llm llm, int workers, Deadline stop) throws IOException {
        try (TranscriptLog log = log(systems)) {
            Runner.Outcome outcome = new Runner(systems, QUESTIONS, everySystem(systems, llm), CLOCK, progress)
                    .run(log, workers, stop, () -> false);
            log.complete(outcome.finished());
            return outcome;
        }
    }

    private static Map<String, Llm> everySystem(List<RagSystem> systems, Llm llm) {
        return systems.stream().collect(Collectors.toMap(system -> system.info().name(), system -> llm));
    }

    private TranscriptLog log(List<RagSystem> systems) throws IOException {
        return TranscriptLog.create(
                folder.resolve("transcripts.jsonl"),
                new RunHeader("r", EvaluationSettings.DEFAULT, false),
                systems.stream().map(RagSystem::info).toList(),
                QUESTIONS);
    }

    private RunRecord read() {
        return new RunDirectory(folder).read().record();
    }

    @Test
    void everyQuestionIsPutToEverySystemAndWrittenInOrder() throws IOException {
        List<RagSystem> systems = List.of(FakeSystem.named("a"), FakeSystem.named("b"));
        Runner.Outcome outcome = run(systems, FakeSystem.ECHO, 4, Deadline.none());
        assertThat(outcome).isEqualTo(new Runner.Outcome(40, 0, true));
        assertThat(progress.total).isEqualTo(40);
        assertThat(progress.done)
                .containsExactlyElementsOf(IntStream.rangeClosed(1, 40).boxed().toList());
        assertThat(read().transcripts())
                .extracting(transcript -> transcript.system() + " " + transcript.questionId())
                .containsExactlyElementsOf(List.of("a", "b").stream()
                        .flatMap(name -> QUESTIONS.stream().map(question -> name + " " + question.id()))
                        .toList());
        assertThat(read().transcripts().get(21).answer()).contains("echo text 1");
    }

    @Test
    void aQuestionThatBreaksIsAFailureWithItsConversationAndTheRunGoesOn() throws IOException {
        Llm breaking = request -> {
            if (request.messages().get(0).content().equals("text 3")) {
                throw new IllegalStateException("odd");
            }
            return FakeSystem.ECHO.completeWithTools(request);
        };
        Runner.Outcome outcome = run(List.of(FakeSystem.named("a")), breaking, 2, Deadline.none());
        assertThat(outcome).isEqualTo(new Runner.Outcome(20, 1, true));
        assertThat(progress.failed).isEqualTo(1);
        Transcript broken = read().transcripts().get(3);
        assertThat(broken.failure())
                .contains(
                        new Failure(Failure.Kind.RUN_ERROR, "internal_error", "java.lang.IllegalStateException: odd"));
        assertThat(broken.messages()).containsExactly(ChatMessage.user("text 3"));
        assertThat(broken.systemPrompt()).isEqualTo("be brief");
        assertThat(broken.answer()).isEmpty();
    }

    @Test
    void aStoppedRunKeepsWhatWasAnsweredAndIsUnfinished() throws IOException {
        Deadline stop = Deadline.none();
        AtomicInteger asked = new AtomicInteger();
        Llm stopping = request -> {
            if (asked.incrementAndGet() == 5) {
                stop.cancel();
            }
            return FakeSystem.ECHO.completeWithTools(request);
        };
        Runner.Outcome outcome = run(List.of(FakeSystem.named("a"), FakeSystem.named("b")), stopping, 1, stop);
        assertThat(outcome).isEqualTo(new Runner.Outcome(6, 0, false));
        assertThat(read().finished()).isFalse();
        assertThat(read().transcripts())
                .extracting(transcript -> transcript.system() + " " + transcript.questionId())
                .containsExactly("a q0", "a q1", "a q2", "b q0", "b q1", "b q2");
    }

    @Test
    void aStoppedRunHasAskedAllSystemsTheSameHoweverManyWorkersThereAre() throws IOException {
        List<RagSystem> systems = List.of(FakeSystem.named("a"), FakeSystem.named("b"), FakeSystem.named("c"));
        Deadline stop = Deadline.none();
        AtomicInteger asked = new AtomicInteger();
        Llm stopping = request -> {
            if (asked.incrementAndGet() == 20) {
                stop.cancel();
            }
            return FakeSystem.ECHO.completeWithTools(request);
        };
        run(systems, stopping, 7, stop);
        List<String> ofA = questionsOf("a");
        assertThat(ofA).hasSizeBetween(7, 19);
        assertThat(questionsOf("b")).isEqualTo(ofA);
        assertThat(questionsOf("c")).isEqualTo(ofA);
    }

    private List<String> questionsOf(String system) {
        return read().transcripts().stream()
                .filter(transcript -> transcript.system().equals(system))
                .map(Transcript::questionId)
                .toList();
    }

    @Test
    void aTranscriptThatCannotBeWrittenEndsTheRun() throws IOException {
        List<RagSystem> systems = List.of(FakeSystem.named("a"));
        TranscriptLog log = log(systems);
        log.close();
        Runner runner = new Runner(systems, QUESTIONS, everySystem(systems, FakeSystem.ECHO), CLOCK, progress);
        assertThatThrownBy(() -> runner.run(log, 2, Deadline.none(), () -> false))
                .isInstanceOf(FileSystemException.class)
                .hasMessageStartingWith(folder.resolve("transcripts.jsonl").toString());
        assertThat(read().transcripts()).isEmpty();
    }
}
