package dev.mudlark.bench.live;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.bench.Bench;
import dev.mudlark.bench.RunResult;
import dev.mudlark.evaluation.JudgeAxis;
import dev.mudlark.evaluation.Subset;
import dev.mudlark.evaluation.Verdict;
import dev.mudlark.models.ModelRef;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JudgedRunTest {

    private static final String SYSTEMS = "systems: [{type: bm25}]\n";
    private static final String TWO_AXES = "evaluation: {judge: {axes: [relevance, correctness], samples: 1}}\n";
    private static final ModelRef JUDGE = ModelRef.parse("openai:gpt-5");

    @TempDir
    Path folder;

    /** Answers as gpt-5-mini; as gpt-5 it grades the first question only. */
    private final ScriptedProvider openai = ScriptedProvider.of("openai", (ref, request) -> {
        boolean judges = request.options().jsonMode();
        boolean first = request.messages().getFirst().content().contains("How long does refund 0 take?");
        return ScriptedProvider.reply(
                ref,
                !judges
                        ? "five days [refunds]"
                        : first
                                ? "{\"correctness\": {\"reason\": \"same\", \"grade\": 4},"
                                        + " \"relevance\": {\"reason\": \"all\", \"grade\": 5}}"
                                : "Score: 5");
    });

    private LiveRun live(String models) throws IOException {
        return LiveRun.in(folder, 2, models + TWO_AXES + SYSTEMS);
    }

    private static String cell(String csv, String column) {
        String[] lines = csv.split("\n");
        return lines[1].split(",", -1)[List.of(lines[0].split(",", -1)).indexOf(column)];
    }

    @Test
    void gradesAndTheirCostHaveColumnsOfTheirOwnAndWhatWasNotGradedIsNoZero() throws Exception {
        LiveRun live = live("models: {generator: 'openai:gpt-5-mini', judge: 'openai:gpt-5'}\n");
        RunResult result = live.run(openai);
        String csv = live.file("metrics_summary.csv");

        assertThat(openai.asked()).filteredOn(JUDGE::equals).hasSize(3);
        assertThat(cell(csv, "judge_correctness")).isEqualTo("4.000000");
        assertThat(cell(csv, "judge_relevance")).isEqualTo("5.000000");
        assertThat(cell(csv, "judge_citations")).isEmpty();
        assertThat(cell(csv, "cost_per_question"))
                .as("1000 tokens at 0.25 and 100 at 2 dollars a million")
                .isEqualTo("0.000450000");
        assertThat(cell(csv, "judge_cost_per_question"))
                .as("one call and two, 1000 tokens at 1.25 and 100 at 10 dollars a million each")
                .isEqualTo("0.003375000");
        assertThat(cell(csv, "judge_is_generator")).isEqualTo("false");
        assertThat(live.file("report.html")).doesNotContain("Judge and judged.");
        assertThat(result.evaluation()
                        .summary("bm25", Subset.ALL)
                        .orElseThrow()
                        .value("judge_correctness")
                        .n())
                .isEqualTo(1);
        Verdict second =
                result.evaluation().results().get(1).attempt().verdict().orElseThrow();
        assertThat(second.axes().get(JudgeAxis.RELEVANCE)).isInstanceOf(Verdict.Unscored.class);
        assertThat(live.file("per_question_results.jsonl"))
                .contains("\"correctness\":{\"grade\":4", "\"reason\":\"same\"", "{\"grade\":null,\"reason\":");
    }

    @Test
    void aRescoreAsksNobodyAndComesToTheSame() throws Exception {
        LiveRun live = live("models: {generator: 'openai:gpt-5-mini', judge: 'openai:gpt-5'}\n");
        RunResult result = live.run(openai);
        String lines = live.file("per_question_results.jsonl");
        int asked = openai.asked().size();
        Files.delete(folder.resolve("out/per_question_results.jsonl"));

        assertThat(Bench.rescore(folder.resolve("out")).record().verdicts())
                .isEqualTo(result.record().verdicts())
                .hasSize(2);
        assertThat(live.file("per_question_results.jsonl")).isEqualTo(lines);
        assertThat(openai.asked()).hasSize(asked);
    }

    @Test
    void aJudgeThatAlsoAnsweredIsFlagged() throws Exception {
        LiveRun live = live("models: {generator: 'openai:gpt-5', judge: 'openai:gpt-5'}\n");
        live.run(openai);

        assertThat(cell(live.file("metrics_summary.csv"), "judge_is_generator")).isEqualTo("true");
        assertThat(live.file("report.html")).contains("Judge and judged.", "also answered in bm25");
    }

    @Test
    void withoutAJudgeNothingOfIt() throws Exception {
        LiveRun live = live("models: {generator: 'openai:gpt-5-mini'}\n");
        live.run(openai);

        assertThat(live.file("metrics_summary.csv")).doesNotContain("judge");
        assertThat(live.file("per_question_results.jsonl")).doesNotContain("\"judge\"");
        assertThat(folder.resolve("out/verdicts.jsonl")).doesNotExist();
    }

    @Test
    void theStandInCannotJudgeAndAxesAreNamedRight() throws Exception {
        LiveRun live = LiveRun.in(
                folder,
                1,
                "models: {generator: 'openai:gpt-5', judge: mock}\nevaluation: {judge: {axes: [corectness]}}\n"
                        + SYSTEMS);

        assertThat(live.faults(openai))
                .anyMatch(fault -> fault.startsWith("c.yaml:2: models.judge: the rule-based stand-in cannot judge"))
                .anyMatch(fault -> fault.startsWith("c.yaml:3: ") && fault.contains("correctness"));
    }
}
