package dev.mudlark.bench.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.evaluation.Evaluation;
import dev.mudlark.evaluation.EvaluationSettings;
import dev.mudlark.evaluation.RunRecord;
import dev.mudlark.evaluation.Subset;
import dev.mudlark.evaluation.SystemInfo;
import dev.mudlark.evaluation.Transcript;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class TablesOfARunTest {

    private static final RunRecord RUN = SampleRun.of(1, 12);
    private static final Evaluation EVALUATION = Evaluation.of(RUN, EvaluationSettings.DEFAULT);

    @Test
    void summaryColumnsStandInTheirOrder() {
        assertThat(SummaryTable.of(EVALUATION).lines().findFirst().orElseThrow())
                .isEqualTo("system,system_type,subset,n,n_error,recall@5,precision@5,hit@5,mrr@5,ndcg@5,context_recall,"
                        + "context_precision,answer_score,token_f1,exact_match,keyword_recall,abstain_precision,"
                        + "abstain_recall,false_refusal_rate,cost_per_question,ingestion_cost,ingestion_time_s,"
                        + "latency_p50_ms,latency_p95_ms,avg_steps,avg_tool_calls,tool_error_rate,"
                        + "required_tool_used_rate,required_tool_success_rate,needless_call_rate,retrieval_cost_per_question,"
                        + "turns_cost_per_question,tools_cost_per_question,generation_cost_per_question,embedding_cost_per_question,n_unscoreable,"
                        + "n_unpriced,retries");
    }

    @Test
    @Tag("attack-14")
    void columnsOfAttacksComeLastAndOnlyWhereThereAreAttacks() {
        String plain = SummaryTable.of(EVALUATION).lines().findFirst().orElseThrow();
        List<String> attacked = SummaryTable.of(Evaluation.of(AttackedRun.of(8), EvaluationSettings.DEFAULT))
                .lines()
                .toList();
        assertThat(attacked.getFirst()).isEqualTo(plain + ",attack_success_rate,utility_under_attack");
        assertThat(attacked)
                .filteredOn(line -> line.startsWith(AttackedRun.VICTIM + ",agent_search,all,8,"))
                .singleElement()
                .asString()
                .contains(",0,0.500000,0.");
    }

    @Test
    void summaryHasARowForEachSystemAndSubset() {
        assertThat(SummaryTable.of(EVALUATION)
                        .lines()
                        .skip(1)
                        .map(line -> line.split(",", 5))
                        .map(cells -> cells[0] + " " + cells[2] + " " + cells[3]))
                .startsWith("no_retrieval all 12", "no_retrieval needs_tools 3", "no_retrieval other 9", "bm25 all 12")
                .hasSize(15);
    }

    @Test
    void columnsFollowTheCutOffs() {
        String header = SummaryTable.of(Evaluation.of(RUN, EvaluationSettings.atK(List.of(1, 10))));
        assertThat(header)
                .contains(",recall@1,precision@1,hit@1,mrr@1,ndcg@1,recall@10,")
                .doesNotContain("@5");
    }

    @Test
    void toolsThatWereNeverCalledHaveARow() {
        assertThat(ToolUsageTable.of(EVALUATION).lines())
                .startsWith("system,tool,calls,errors,error_rate,truncated,questions_using,avg_latency_ms,"
                        + "total_cost_usd,abandoned")
                .contains("agent_trio,date_calc,0,0,,0,0,,0.000000000,0");
    }

    @Test
    void leaderboardRanksByAnswerScoreAndNamesTheStandIn() {
        String board = Leaderboard.of(RUN, EVALUATION, SampleRun.INFO);
        assertThat(board).contains("rule-based stand-in").contains("## Questions that need tools");
        List<String> scores = board.lines()
                .filter(line -> line.startsWith("| ") && Character.isDigit(line.charAt(2)))
                .limit(5)
                .map(line -> line.split("\\|")[4].strip().substring(0, 4))
                .toList();
        assertThat(scores).hasSize(5).isSortedAccordingTo(java.util.Comparator.reverseOrder());
    }

    @Test
    void leaderboardCountsTheQuestionsAskedAsTheSummaryDoesAndThoseScoredWhereTheyAreFewer() {
        List<Transcript> transcripts = new ArrayList<>(RUN.transcripts());
        transcripts.set(0, failed(transcripts.get(0)));
        String system = transcripts.get(0).system();
        RunRecord run = new RunRecord(RUN.systems(), RUN.questions(), transcripts, true);
        Evaluation evaluation = Evaluation.of(run, EvaluationSettings.DEFAULT);
        assertThat(evaluation.summary(system, Subset.ALL).orElseThrow().n()).isEqualTo(12);
        assertThat(Leaderboard.of(run, evaluation, SampleRun.INFO).lines())
                .filteredOn(line -> line.contains(" | 12"))
                .hasSize(5)
                .filteredOn(line -> line.contains(" | 12 (11 scored) | 1 | "))
                .singleElement()
                .asString()
                .contains("| " + system + " |");
    }

    private static Transcript failed(Transcript answered) {
        return new Transcript(
                answered.system(),
                answered.questionId(),
                answered.systemPrompt(),
                List.of(),
                List.of(),
                List.of(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.of(new Transcript.Failure(Transcript.Failure.Kind.RUN_ERROR, "x", "y")),
                1);
    }

    @Test
    void leaderboardShowsNamesAsTheyStand() {
        SystemInfo odd = new SystemInfo("a|b <i>*x*", "t", "m", false, List.of(), 0, 0, Optional.empty());
        RunRecord run = new RunRecord(List.of(odd), List.of(), List.of(), false);
        String board = Leaderboard.of(run, Evaluation.of(run, EvaluationSettings.DEFAULT), SampleRun.INFO);
        assertThat(board)
                .contains("| a\\|b \\<i\\>\\*x\\* | t | - | 0 |")
                .contains("Unfinished")
                .doesNotContain("stand-in");
    }
}
