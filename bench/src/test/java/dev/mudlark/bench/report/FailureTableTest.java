package dev.mudlark.bench.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.evaluation.Evaluation;
import dev.mudlark.evaluation.EvaluationSettings;
import dev.mudlark.evaluation.Question;
import dev.mudlark.evaluation.RunRecord;
import dev.mudlark.evaluation.SystemInfo;
import dev.mudlark.evaluation.Transcript;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FailureTableTest {

    private static String table(RunRecord run) {
        return FailureTable.of(Evaluation.of(run, EvaluationSettings.DEFAULT));
    }

    @Test
    void theFormatIsTheGoldenOne() throws IOException {
        try (InputStream golden = FailureTableTest.class.getResourceAsStream("golden-failures.csv")) {
            assertThat(table(SampleRun.of(1, 12)))
                    .isEqualTo(new String(Objects.requireNonNull(golden).readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    @Test
    void typesAddUpToTheQuestionsAsked() {
        List<String> lines = table(SampleRun.of(7, 60)).lines().skip(1).toList();
        assertThat(lines).hasSize(15);
        for (String line : lines) {
            List<Integer> cells = List.of(line.split(",")).stream()
                    .skip(2)
                    .map(Integer::valueOf)
                    .toList();
            assertThat(cells.stream().skip(1).mapToInt(Integer::intValue).sum())
                    .as(line)
                    .isEqualTo(cells.getFirst());
        }
    }

    @Test
    void questionsWithoutALabelAreUnknownAndNamesAreNoFormulas() {
        SystemInfo system = new SystemInfo("=1+1", "t", "m", false, List.of(), 0, 0, Optional.empty());
        Transcript transcript = new Transcript(
                "=1+1",
                "q",
                "",
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                Optional.of("Perhaps."),
                Optional.empty(),
                Optional.empty(),
                1);
        String table =
                table(new RunRecord(List.of(system), List.of(Question.of("q", "q?")), List.of(transcript), true));
        assertThat(table.lines()).element(1).isEqualTo("'=1+1,all,1,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,1");
    }
}
