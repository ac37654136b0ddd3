package dev.mudlark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code mudlark run --resume} on runs that are over, cut off, or not the same any more. */
class ResumeTest {

    @TempDir
    Path folder;

    private TinyCollection tiny;
    private Path run;

    @BeforeEach
    void makeARun() {
        tiny = TinyCollection.in(folder);
        tiny.config("""
                data: {docs: docs, questions: questions.jsonl, qrels: qrels.jsonl}
                models: {generator: mock}
                systems: [{type: bm25}, {type: grep_agent}]
                """);
        run = tiny.out("a");
        assertThat(Typed.mudlark("run", tiny.config(), "--limit", 4, "--out", run)
                        .code())
                .isZero();
    }

    private void keepAnswers(int count) throws IOException {
        Path file = run.resolve("transcripts.jsonl");
        List<String> lines = Files.readAllLines(file);
        Files.write(file, lines.subList(0, 1 + 2 + 4 + count));
    }

    @Test
    void aRunThatLostAnswersAsksThemAgainAndKnowsItsFlags() throws IOException {
        String before = Files.readString(run.resolve("transcripts.jsonl"));
        keepAnswers(3);
        Typed typed = Typed.mudlark("run", "--resume", run, "--max-workers", 1);
        assertThat(typed.code()).as(typed.err()).isZero();
        assertThat(typed.err())
                .startsWith("mudlark: asking for 5 of 8 answers over all systems; the others are there\n")
                .contains("mudlark: 4 of 8 answered")
                .doesNotContain("2 of 8");
        assertThat(withoutTimes(Files.readString(run.resolve("transcripts.jsonl"))))
                .isEqualTo(withoutTimes(before));
        assertThat(run.resolve(".lock")).doesNotExist();
    }

    private static String withoutTimes(String transcripts) {
        return transcripts.replaceAll("_ns\":[0-9]+", "");
    }

    @Test
    void aRunThatIsOverIsOnlyScoredAgain() throws IOException {
        Files.delete(run.resolve("report.html"));
        Typed typed = Typed.mudlark("run", "--resume", run);
        assertThat(typed.code()).isZero();
        assertThat(typed.err()).contains(run + ": this run is over; its results are written again");
        assertThat(run.resolve("report.html")).exists();
    }

    /** As after a disk that was full when the answers were to be put in order. */
    @Test
    void answersThatWereNotPutInOrderAreWhenTheRunIsResumed() throws IOException {
        Path file = run.resolve("transcripts.jsonl");
        String before = Files.readString(file);
        List<String> lines = new ArrayList<>(Files.readAllLines(file));
        Collections.swap(lines, 7, 12);
        lines.set(0, lines.get(0).replace("\"finished\":true", "\"finished\":false"));
        Files.write(file, lines);
        Typed typed = Typed.mudlark("run", "--resume", run);
        assertThat(typed.code()).isZero();
        assertThat(typed.err()).startsWith("mudlark: nothing to ask: 8 answers over all systems are there\n");
        assertThat(file).hasContent(before);
    }

    @Test
    void whatHasChangedSinceIsNamedAndTheRunIsLeftAsItIs() throws IOException {
        keepAnswers(3);
        String before = Files.readString(run.resolve("transcripts.jsonl"));
        tiny.write("docs/more.md", "# More\n\nSomething new.\n");
        Typed typed = Typed.mudlark("run", "--resume", run);
        assertThat(typed.code()).isEqualTo(2);
        assertThat(typed.err())
                .contains(run + ": the run cannot be resumed, since this has changed: the documents in " + tiny.docs()
                        + " (")
                .doesNotContainPattern("[0-9a-f]{64}")
                .contains("put it back as it was, or start a new run");
        assertThat(run.resolve("transcripts.jsonl")).hasContent(before);
        Files.delete(tiny.docs().resolve("more.md"));
        assertThat(Typed.mudlark("run", "--resume", run).code()).isZero();
    }

    @Test
    void aConfigThatWasEditedInTheRunIsRefused() throws IOException {
        keepAnswers(3);
        Files.writeString(run.resolve("config.yaml"), "\n# edited\n", StandardOpenOption.APPEND);
        Typed typed = Typed.mudlark("run", "--resume", run);
        assertThat(typed.code()).isEqualTo(2);
        assertThat(typed.error()).contains("config.yaml: this is not the config that the run began with");
    }

    @Test
    void whatIsNoRunIsRefused() throws IOException {
        Typed none = Typed.mudlark("run", "--resume", tiny.out("b"));
        assertThat(none.code()).isEqualTo(2);
        assertThat(none.error())
                .isEqualTo("mudlark: " + tiny.out("b")
                        + ": there is no such folder, so nothing was asked yet; start the run again");
        Typed docs = Typed.mudlark("run", "--resume", tiny.docs());
        assertThat(docs.code()).isEqualTo(2);
        assertThat(docs.error())
                .isEqualTo("mudlark: " + tiny.docs() + ": this is no run: it holds no run_manifest.json");
        assertThat(tiny.docs().resolve(".lock")).doesNotExist();
    }

    @Test
    void otherFlagsBesideItAreRefused() {
        for (Object[] more : List.of(
                new Object[] {tiny.config()}, new Object[] {"--limit", 3}, new Object[] {"--mock"}, new Object[] {
                    "--out", tiny.out("b")
                })) {
            Object[] all = Stream.concat(Stream.of("run", "--resume", run), Stream.of(more))
                    .toArray();
            Typed typed = Typed.mudlark(all);
            assertThat(typed.code()).isEqualTo(2);
            assertThat(typed.err()).contains("leave out all but --max-workers and --json");
        }
    }

    @Test
    void aRunWhoseReportCannotBeWrittenSaysHowToGoOn() throws IOException {
        keepAnswers(3);
        Files.delete(run.resolve("report.html"));
        Files.createDirectories(run.resolve("report.html/in the way"));
        Typed typed = Typed.mudlark("run", "--resume", run);
        assertThat(typed.code()).isEqualTo(1);
        assertThat(typed.err())
                .contains(run.resolve("report.html") + ": the file could not be written (")
                .endsWith("mudlark: what was answered is kept; go on with: mudlark run --resume " + run + "\n");
    }

    @Test
    void aManifestThatAPowerCutEmptiedIsToldWithWhatStillWorks() throws IOException {
        Files.writeString(run.resolve("run_manifest.json"), "");
        Typed resumed = Typed.mudlark("run", "--resume", run);
        assertThat(resumed.code()).isEqualTo(2);
        assertThat(resumed.error()).contains("score the answers that are there with: mudlark rescore " + run + ";");
        assertThat(Typed.mudlark("rescore", run).code()).isZero();
        assertThat(run.resolve("report.html")).exists();
    }

    @Test
    void aRunThatWasKilledBeforeItAskedIsToldToBeResumed() throws IOException {
        Files.delete(run.resolve("transcripts.jsonl"));
        for (Object[] command :
                List.of(new Object[] {"rescore", run}, new Object[] {"show", run, "--failures", "all"})) {
            Typed typed = Typed.mudlark(command);
            assertThat(typed.code()).isEqualTo(2);
            assertThat(typed.error())
                    .isEqualTo("mudlark: " + run + ": nothing was asked in this run yet; ask its questions with:"
                            + " mudlark run --resume " + run);
        }
    }

    @Test
    void anAnswerThatCannotBeReadIsToldWithANextStepAndAskedAgain() throws IOException {
        Path file = run.resolve("transcripts.jsonl");
        String before = Files.readString(file);
        for (String damage : List.of("{\"type\":\"transcript\",\"sys", "\0\0\0\0", "{\"type\":\"transcript\"}")) {
            List<String> lines = new ArrayList<>(before.lines().toList());
            lines.set(9, damage);
            Files.write(file, lines);
            Typed rescored = Typed.mudlark("rescore", run);
            assertThat(rescored.code()).isEqualTo(2);
            assertThat(rescored.error())
                    .startsWith("mudlark: " + file + ":10: ")
                    .endsWith("; ask its question again with: mudlark run --resume " + run
                            + ", or remove the line to do without its answer");
            Typed resumed = Typed.mudlark("run", "--resume", run);
            assertThat(resumed.code()).as(resumed.err()).isZero();
            assertThat(resumed.err())
                    .contains(
                            file
                                    + ":10: this line cannot be used; its question is asked again unless another line answers it")
                    .contains("asking for 1 of 8 answers");
            assertThat(withoutTimes(Files.readString(file))).isEqualTo(withoutTimes(before));
        }
    }

    @Test
    void anAnswerThatStandsTwiceIsPutInOrderByResuming() throws IOException {
        Path file = run.resolve("transcripts.jsonl");
        String before = Files.readString(file);
        List<String> lines = new ArrayList<>(before.lines().toList());
        lines.add(lines.get(9));
        Files.write(file, lines);
        assertThat(Typed.mudlark("rescore", run).error()).contains(file + ":16: ", "mudlark run --resume " + run);
        assertThat(Typed.mudlark("run", "--resume", run).code()).isZero();
        assertThat(file).hasContent(before);
    }

    @Test
    void aLineThatNoAnswerStandsInIsNotPassedOver() throws IOException {
        Path file = run.resolve("transcripts.jsonl");
        List<String> lines = new ArrayList<>(Files.readAllLines(file));
        lines.set(1, "{\"type\":\"sys");
        Files.write(file, lines);
        for (Object[] command : List.of(new Object[] {"rescore", run}, new Object[] {"run", "--resume", run})) {
            Typed typed = Typed.mudlark(command);
            assertThat(typed.code()).isEqualTo(2);
            assertThat(typed.error())
                    .startsWith("mudlark: " + file + ":2: no valid JSON")
                    .endsWith("put it back, or start a new run");
        }
        assertThat(Files.readAllLines(file)).isEqualTo(lines);
    }
}
