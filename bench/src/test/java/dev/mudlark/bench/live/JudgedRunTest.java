package dev.mudlark.bench.live;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.mudlark.bench.Bench;
import dev.mudlark.bench.RunListener;
import dev.mudlark.bench.RunResult;
import dev.mudlark.context.Deadline;
import dev.mudlark.evaluation.JudgeAxis;
import dev.mudlark.evaluation.Subset;
import dev.mudlark.evaluation.Verdict;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.ModelRef;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicBoolean;
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

    private final AtomicBoolean down = new AtomicBoolean(true);

    /** A judge that is down at first: for all answers, or for all but the first. */
    private ScriptedProvider failing(boolean always) {
        return ScriptedProvider.of("openai", (ref, request) -> {
            boolean first = request.messages().getFirst().content().contains("How long does refund 0 take?");
            if (request.options().jsonMode() && down.get() && (always || !first)) {
                throw new LlmException(LlmException.Kind.UNAVAILABLE, "judge.example is down; try again later");
            }
            return ScriptedProvider.reply(
                    ref,
                    request.options().jsonMode()
                            ? "{\"correctness\": {\"reason\": \"same\", \"grade\": 4},"
                                    + " \"relevance\": {\"reason\": \"all\", \"grade\": 5}}"
                            : "five days [refunds]");
        });
    }

    @Test
    void aRunWhoseJudgeIsDownEndsBadlyAndIsResumedWithoutAskingAgainWhatWasAnswered() throws Exception {
        LiveRun live = live("models: {generator: 'openai:gpt-5-mini', judge: 'openai:gpt-5'}\n");
        ScriptedProvider provider = failing(true);
        RunResult result = live.run(provider);

        assertThat(result.isGood()).isFalse();
        assertThat(result.failed()).isZero();
        assertThat(result.judgeFailed()).isEqualTo(2);
        assertThat(cell(live.file("metrics_summary.csv"), "judge_correctness")).isEmpty();

        down.set(false);
        provider.asked().clear();
        RunResult resumed = Bench.resume(
                folder.resolve("out"),
                OptionalInt.empty(),
                LiveRun.models(provider),
                new RunListener() {
                    @Override
                    public void note(String line) {}

                    @Override
                    public void started(int done, int total) {}

                    @Override
                    public void answered(int done, int total, int failed) {}
                },
                Clock.systemUTC(),
                Deadline.none());

        assertThat(resumed.isGood()).isTrue();
        assertThat(provider.asked()).containsExactly(JUDGE, JUDGE);
        assertThat(cell(live.file("metrics_summary.csv"), "judge_correctness")).isEqualTo("4.000000");
    }

    @Test
    void aGradeThatIsMissingCountsForNothing() throws Exception {
        LiveRun live = live("models: {generator: 'openai:gpt-5-mini', judge: 'openai:gpt-5'}\n");
        RunResult result = live.run(failing(false));

        assertThat(result.isGood()).isFalse();
        assertThat(result.judgeFailed()).isEqualTo(1);
        assertThat(cell(live.file("metrics_summary.csv"), "judge_correctness")).isEqualTo("4.000000");
    }

    @Test
    void aJudgeWhoseRepliesCanNeverBeUsedEndsTheRunBadly() throws Exception {
        LiveRun live = live("models: {generator: 'openai:gpt-5-mini', judge: 'openai:gpt-5'}\n");
        RunResult result =
                live.run(ScriptedProvider.of("openai", (ref, request) -> ScriptedProvider.reply(ref, "five days")));

        assertThat(result.judgeFailed()).isZero();
        assertThat(result.isWithoutGrades()).isTrue();
        assertThat(result.isGood()).isFalse();
    }

    @Test
    void aJudgeThatAnsweredUnderAnotherNameInOneSystemIsFlagged() throws Exception {
        LiveRun live = LiveRun.in(
                folder,
                1,
                "models: {generator: 'openai:gpt-5-mini', judge: 'openai:gpt-5'}\n" + TWO_AXES
                        + "systems: [{type: bm25, name: a}, {type: bm25, name: b, generator: 'openai:gpt-5-2025-08-07'}]\n");
        live.run(openai);

        assertThat(live.file("metrics_summary.csv").lines().filter(line -> line.startsWith("a,")))
                .allMatch(line -> line.endsWith(",false"));
        assertThat(live.file("metrics_summary.csv").lines().filter(line -> line.startsWith("b,")))
                .allMatch(line -> line.endsWith(",true"));
        assertThat(live.file("report.html")).contains("also answered in b");
    }

    @Test
    void theManifestSaysWhoJudgedAndHow() throws Exception {
        LiveRun live = live("models: {generator: 'openai:gpt-5-mini', judge: 'openai:gpt-5'}\n");
        live.run(openai);

        JsonNode judge =
                new ObjectMapper().readTree(live.file("run_manifest.json")).at("/models/judge");
        assertThat(judge.path("model").asText()).isEqualTo("openai:gpt-5");
        assertThat(judge.path("samples").asInt()).isEqualTo(1);
        assertThat(judge.path("axes")).extracting(JsonNode::asText).containsExactly("correctness", "relevance");
        assertThat(judge.path("prompt_version").asInt()).isEqualTo(1);
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
