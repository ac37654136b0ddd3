package dev.mudlark.bench.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.context.Step;
import dev.mudlark.evaluation.Contrast;
import dev.mudlark.evaluation.Evaluation;
import dev.mudlark.evaluation.EvaluationSettings;
import dev.mudlark.evaluation.Question;
import dev.mudlark.evaluation.RunRecord;
import dev.mudlark.evaluation.SystemInfo;
import dev.mudlark.evaluation.Transcript;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ContrastTableTest {

    private static String table(RunRecord run, Contrast... pairs) {
        return ContrastTable.of(Evaluation.of(run, EvaluationSettings.DEFAULT.comparing(List.of(pairs))));
    }

    @Test
    void theFormatIsTheGoldenOne() throws IOException {
        String table = table(eightQuestions(), new Contrast("agent", "bm25"));
        try (InputStream golden = ContrastTableTest.class.getResourceAsStream("golden-contrasts.csv")) {
            assertThat(table)
                    .isEqualTo(new String(Objects.requireNonNull(golden).readAllBytes(), StandardCharsets.UTF_8));
        }
    }

    /** The agent is right on all, bm25 on one and fails on the last. Two need a tool, too few to show anything. */
    private static RunRecord eightQuestions() {
        List<SystemInfo> systems = List.of(system("agent"), system("bm25"));
        List<Question> questions =
                IntStream.range(0, 8).mapToObj(ContrastTableTest::question).toList();
        List<Transcript> transcripts = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            transcripts.add(transcript("agent", i, true, 2 + i % 2));
            transcripts.add(transcript("bm25", i, i == 3, 1));
        }
        return new RunRecord(systems, questions, transcripts, true);
    }

    private static SystemInfo system(String name) {
        return new SystemInfo(name, "t", "m", false, List.of(), 0, 0, Optional.empty());
    }

    private static Question question(int i) {
        return new Question(
                "q" + i,
                "How many?",
                Optional.empty(),
                List.of("five"),
                List.of(),
                Map.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                i < 2 ? List.of("calculator") : List.of(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty());
    }

    private static Transcript transcript(String system, int i, boolean right, int turns) {
        boolean fails = system.equals("bm25") && i == 7;
        return new Transcript(
                system,
                "q" + i,
                "",
                List.of(),
                List.of(),
                List.of(),
                List.of(new Step(
                        Step.Kind.LLM, "m", 0, OptionalLong.empty(), OptionalLong.empty(), 1_500L * turns, Map.of())),
                Optional.of(right ? "five" : "six"),
                system.equals("agent")
                        ? Optional.of(new Transcript.Agent(turns, 1, turns, "answered", false, false))
                        : Optional.empty(),
                fails
                        ? Optional.of(new Transcript.Failure(Transcript.Failure.Kind.RUN_ERROR, "x", "y"))
                        : Optional.empty(),
                turns * 1_000_000L);
    }

    @Test
    void withoutAPairThereIsTheHeaderAlone() {
        SystemInfo one = system("one");
        assertThat(table(new RunRecord(List.of(one), List.of(), List.of(), false)))
                .isEqualTo("system,baseline,subset,measure,n,n_left_out,system_mean,baseline_mean,difference,ci_low,"
                        + "ci_high,p,p_adjusted,verdict\n");
    }

    @Test
    void namesCannotBecomeFormulas() {
        SystemInfo one = system("=1+1");
        SystemInfo two = system("a,b");
        assertThat(table(new RunRecord(List.of(one, two), List.of(), List.of(), false))
                        .lines())
                .contains("\"a,b\",'=1+1,all,score,0,0,,,,,,,,not measured");
    }
}
