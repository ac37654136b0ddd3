package dev.mudlark.evaluation;

import static dev.mudlark.evaluation.Asked.passage;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

class EvaluationTest {

    private static final Question FACT =
            Label.of("fact").keywords("5").documents("a").question();
    private static final Question SUM =
            Label.of("sum").keywords("7").documents("b").needs("calculator").question();
    private static final Question NONE = Label.of("none").unanswerable().question();

    private static List<Asked> asked() {
        return List.of(
                Asked.of(Asked.BM25, FACT).found("bm25", passage("a", "5")).answers("5 [a] [b]"),
                Asked.of(Asked.BM25, SUM).breaks(Transcript.Failure.Kind.RUN_ERROR, "llm_error"),
                Asked.of(Asked.BM25, NONE).answers("The documents do not say."),
                Asked.of(Asked.AGENT, FACT)
                        .use("search", Optional.empty(), 4_000_000, 0)
                        .answers("6"),
                Asked.of(Asked.AGENT, SUM)
                        .use("search", Optional.empty(), 2_000_000, 7)
                        .fails("calculater", "unknown_tool")
                        .calls("calculator")
                        .answers("7"),
                Asked.of(Asked.AGENT, NONE).breaks(Transcript.Failure.Kind.UNSCOREABLE, "empty_answer"));
    }

    private static Evaluation evaluation() {
        return Asked.evaluate(EvaluationSettings.DEFAULT, asked());
    }

    private static Summary summary(String system, Subset subset) {
        return evaluation().summary(system, subset).orElseThrow();
    }

    @Test
    void failedQuestionsAreCountedButNeverAZero() {
        Summary bm25 = summary("bm25", Subset.ALL);
        assertThat(bm25.n()).isEqualTo(3);
        assertThat(bm25.nError()).isEqualTo(1);
        assertThat(bm25.value("answer_score").value()).hasValue(1);
        assertThat(bm25.value("answer_score").n()).isEqualTo(2);
        assertThat(bm25.value("recall@5").value()).hasValue(1);
        assertThat(bm25.value("cost_per_question").n()).isEqualTo(2);

        Summary agent = summary("agent", Subset.ALL);
        assertThat(agent.nError()).isZero();
        assertThat(agent.nUnscoreable()).isEqualTo(1);
        assertThat(agent.value("answer_score").value()).hasValue(0.5);
        assertThat(agent.value("abstain_recall").value()).isEmpty();
    }

    @Test
    void subsetsPartTheQuestionsByNeedOfTools() {
        assertThat(summary("agent", Subset.NEEDS_TOOLS).n()).isEqualTo(1);
        assertThat(summary("agent", Subset.NEEDS_TOOLS).value("answer_score").value())
                .hasValue(1);
        assertThat(summary("agent", Subset.OTHER).n()).isEqualTo(2);
        assertThat(summary("agent", Subset.OTHER).value("answer_score").value()).hasValue(0);
    }

    @Test
    void emptyDenominatorsAreEmpty() {
        Summary failed = summary("bm25", Subset.NEEDS_TOOLS);
        assertThat(failed.n()).isEqualTo(1);
        assertThat(failed.values())
                .allSatisfy((name, value) ->
                        assertThat(value.value().isPresent()).as(name).isEqualTo(name.startsWith("ingestion_")));
        assertThat(summary("bm25", Subset.ALL).value("tool_error_rate").value()).isEmpty();
    }

    @Test
    void oneScoreHasNoIntervalAndOneOfOneIsAWideRate() {
        Summary summary = summary("agent", Subset.NEEDS_TOOLS);
        assertThat(summary.value("answer_score").interval()).isEmpty();
        Interval used = summary.value("required_tool_used_rate").interval().orElseThrow();
        assertThat(used.low()).isCloseTo(0.206549, within(1e-6));
        assertThat(used.high()).isEqualTo(1);
    }

    @Test
    void resultsComeBySystemThenQuestion() {
        assertThat(evaluation().results())
                .extracting(result -> result.attempt().system().name() + ":"
                        + result.attempt().question().id())
                .containsExactly("bm25:fact", "bm25:sum", "bm25:none", "agent:fact", "agent:sum", "agent:none");
        assertThat(evaluation().results("agent").get(2))
                .isEqualTo(new QuestionResult.Unscoreable(
                        evaluation().results().get(5).attempt(), "it broke"));
        assertThat(evaluation().results("bm25").get(1))
                .isInstanceOfSatisfying(
                        QuestionResult.RunError.class,
                        error -> assertThat(error.code()).isEqualTo("llm_error"));
        assertThat(evaluation().results("bm25").get(2))
                .isInstanceOfSatisfying(
                        QuestionResult.Scored.class,
                        scored -> assertThat(scored.abstained()).isTrue());
    }

    @Test
    void citationsOfWhatWasShownAreApartFromOthers() {
        Attempt attempt = evaluation().results().getFirst().attempt();
        assertThat(attempt.citations()).containsExactly("a");
        assertThat(attempt.unknownCitations()).containsExactly("b");
    }

    @Test
    void toolUsageCountsCallsThatWereLeftBehind() {
        Evaluation one = Asked.evaluate(
                EvaluationSettings.DEFAULT,
                List.of(Asked.of(Asked.AGENT, FACT)
                        .leavesBehind("search")
                        .calls("search")
                        .leavesBehind("search")
                        .answers("5")));
        assertThat(one.toolUsage().getFirst().abandoned()).isEqualTo(2);
        assertThat(one.toolUsage().getFirst().errors()).isEqualTo(2);
        assertThat(evaluation().toolUsage()).allMatch(usage -> usage.abandoned() == 0);
    }

    @Test
    void toolUsageListsOfferedToolsThenInventedOnes() {
        List<ToolUsage> usage = evaluation().toolUsage();
        assertThat(usage)
                .extracting(ToolUsage::tool)
                .containsExactly("search", "calculator", "date_calc", "calculater");
        ToolUsage search = usage.getFirst();
        assertThat(search.calls()).isEqualTo(2);
        assertThat(search.questionsUsing()).isEqualTo(2);
        assertThat(search.avgLatencyMs()).hasValue(3);
        assertThat(search.truncated()).isEqualTo(1);
        assertThat(search.totalCostNanoDollars()).isEqualTo(7);
        assertThat(search.errorRate()).hasValue(0);
        ToolUsage dates = usage.get(2);
        assertThat(dates.calls()).isZero();
        assertThat(dates.errorRate()).isEmpty();
        assertThat(dates.avgLatencyMs()).isEmpty();
        ToolUsage invented = usage.get(3);
        assertThat(invented.offered()).isFalse();
        assertThat(invented.errorRate()).hasValue(1);
    }

    @Test
    void differencesPairQuestionsScoredByBoth() {
        MetricValue all = evaluation().difference("agent", "bm25", Subset.ALL, "answer_score");
        assertThat(all.n()).isEqualTo(1);
        assertThat(all.value()).hasValue(-1);
        assertThat(all.interval()).isEmpty();
        assertThat(evaluation().difference("agent", "bm25", Subset.NEEDS_TOOLS, "answer_score"))
                .isEqualTo(MetricValue.EMPTY);
    }

    @Test
    void strayTranscriptsAreRefused() {
        RunRecord run = Asked.run(asked());
        List<Transcript> twice = new ArrayList<>(run.transcripts());
        twice.add(twice.getFirst());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Evaluation.of(
                        new RunRecord(run.systems(), run.questions(), twice, true), EvaluationSettings.DEFAULT))
                .withMessage("transcript of question 'fact' by 'bm25': there are two of it");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Evaluation.of(
                        new RunRecord(run.systems(), List.of(FACT), run.transcripts(), true),
                        EvaluationSettings.DEFAULT))
                .withMessage("transcript of question 'sum' by 'bm25': the run has no such question");
    }

    @Test
    void settingsRefuseWhatCannotBeMeasured() {
        assertThatIllegalArgumentException().isThrownBy(() -> EvaluationSettings.atK(List.of(0)));
        assertThatIllegalArgumentException().isThrownBy(() -> EvaluationSettings.atK(List.of()));
        assertThatIllegalArgumentException().isThrownBy(() -> EvaluationSettings.atK(List.of(5, 5)));
        assertThat(EvaluationSettings.atK(List.of(1, 10)).ks()).containsExactly(1, 10);
    }

    @RepeatedTest(20)
    void orderOfTranscriptsChangesNothingAndSharesStayInRange(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        List<Asked> asked = randomRun(random);
        RunRecord run = Asked.run(asked);
        EvaluationSettings settings = new EvaluationSettings(List.of(1, 5), 3, 50);
        List<Transcript> shuffled = new ArrayList<>(run.transcripts());
        Collections.shuffle(shuffled, random);
        Evaluation evaluation = Evaluation.of(run, settings);
        assertThat(Evaluation.of(new RunRecord(run.systems(), run.questions(), shuffled, true), settings))
                .isEqualTo(evaluation);
        for (MetricInfo metric : evaluation.metrics()) {
            for (Summary summary : evaluation.summaries()) {
                MetricValue value = summary.value(metric.name());
                double upper = metric.unit() == MetricInfo.Unit.SHARE ? 1 : Double.MAX_VALUE;
                value.value().ifPresent(v -> assertThat(v).as(metric.name()).isBetween(0.0, upper));
                value.interval()
                        .ifPresent(interval ->
                                assertThat(interval.low()).as(metric.name()).isBetween(0.0, interval.high()));
            }
        }
    }

    private static List<Asked> randomRun(Random random) {
        String[] words = {"5", "7", "a", "b", "days", "The documents do not say.", "[a]", ""};
        List<Asked> asked = new ArrayList<>();
        for (int q = 0; q < 6; q++) {
            Label label =
                    Label.of("q" + q).documents("a", "b").keywords("5", "days").reference("5 days");
            Question question = (q == 4 ? label.unanswerable() : q == 5 ? label.needs("calculator") : label).question();
            for (SystemInfo system : List.of(Asked.AGENT, Asked.BM25, Asked.NO_RETRIEVAL)) {
                Asked one =
                        Asked.of(system, question).answers(words[random.nextInt(8)] + " " + words[random.nextInt(8)]);
                for (int r = random.nextInt(3); r > 0; r--) {
                    one.found("search", passage(words[random.nextInt(4)], words[random.nextInt(5)]), passage("a", "5"));
                    one.calls(random.nextBoolean() ? "search" : "calculator");
                }
                one.takes(random.nextInt(1000)).costs(random.nextInt(1000));
                asked.add(random.nextInt(8) == 0 ? one.breaks(Transcript.Failure.Kind.RUN_ERROR, "x") : one);
            }
        }
        return asked;
    }
}
