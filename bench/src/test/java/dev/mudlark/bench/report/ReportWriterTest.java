package dev.mudlark.bench.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import dev.mudlark.evaluation.EvaluationSettings;
import dev.mudlark.evaluation.RunRecord;
import dev.mudlark.evaluation.Transcript;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReportWriterTest {

    private static final List<String> FILES = List.of(
            "contrasts.csv",
            "failures.csv",
            "leaderboard.md",
            "metrics_summary.csv",
            "per_question_results.jsonl",
            "report.html",
            "tool_usage.csv");

    @TempDir
    Path folder;

    private void write(RunRecord run) throws IOException {
        ReportWriter.write(run, EvaluationSettings.DEFAULT, SampleRun.INFO, folder);
    }

    @Test
    void writesEveryFileAndLeavesNothingElse() throws IOException {
        write(SampleRun.of(1, 12));
        try (Stream<Path> files = Files.list(folder)) {
            assertThat(files.map(file -> file.getFileName().toString()).sorted())
                    .isEqualTo(FILES);
        }
    }

    @Test
    void orderOfTranscriptsChangesNoByte() throws IOException {
        RunRecord run = SampleRun.of(2, 12);
        write(run);
        List<byte[]> before = contents();
        List<Transcript> shuffled = new ArrayList<>(run.transcripts());
        Collections.shuffle(shuffled, new Random(5));
        write(new RunRecord(run.systems(), run.questions(), shuffled, true));
        assertThat(contents()).usingRecursiveComparison().isEqualTo(before);
    }

    @Test
    void linesEndWithALineFeedAlone() throws IOException {
        write(SampleRun.of(3, 8));
        for (String file : FILES) {
            assertThat(Files.readString(folder.resolve(file)))
                    .as(file)
                    .doesNotContain("\r")
                    .endsWith("\n");
        }
    }

    @Test
    void folderThatIsMissingIsNamed() {
        assertThatIOException()
                .isThrownBy(() -> ReportWriter.write(
                        SampleRun.of(1, 1), EvaluationSettings.DEFAULT, SampleRun.INFO, folder.resolve("gone")))
                .withMessageContaining("gone");
    }

    private List<byte[]> contents() throws IOException {
        List<byte[]> contents = new ArrayList<>();
        for (String file : FILES) {
            contents.add(Files.readAllBytes(folder.resolve(file)));
        }
        return contents;
    }
}
