package dev.mudlark.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ContrastsTest {

    private static final Contrast PAIR = new Contrast("agent", "bm25");

    /** The agent is right on {@code right} questions and bm25 on none; a third of each need the calculator. */
    private static List<Asked> run(int questions, int right) {
        List<Asked> asked = new ArrayList<>();
        for (int i = 0; i < questions; i++) {
            Label label = Label.of("q" + i).keywords("5");
            Question question = (i % 3 == 0 ? label.needs("calculator") : label).question();
            asked.add(Asked.of(Asked.AGENT, question)
                    .answers(i < right ? "5" : "7")
                    .turns(2 + i % 2)
                    .costs(3000)
                    .takes(4_000_000));
            asked.add(Asked.of(Asked.BM25, question).answers("7").costs(1000).takes(1_000_000));
        }
        return asked;
    }

    private static Evaluation evaluate(List<Asked> asked, Contrast... pairs) {
        return Asked.evaluate(EvaluationSettings.DEFAULT.comparing(List.of(pairs)), asked);
    }

    private static ContrastResult all(Evaluation evaluation, ContrastMeasure measure) {
        return evaluation.contrast(PAIR, Subset.ALL, measure).orElseThrow();
    }

    /** 9 of 12 pairs differ, all by 1: 2 of 2^9 ways. The family is all (12), needs_tools (4, too few) and other (8). */
    @Test
    void tellsBothMeansTheDifferenceAndWhatItShows() {
        Evaluation evaluation = evaluate(run(12, 9), PAIR);
        ContrastResult score = all(evaluation, ContrastMeasure.SCORE);
        assertThat(score.n()).isEqualTo(12);
        assertThat(score.systemMean()).hasValue(0.75);
        assertThat(score.baselineMean()).hasValue(0);
        assertThat(score.difference().value()).hasValue(0.75);
        assertThat(score.difference().interval())
                .isEqualTo(evaluation
                        .difference("agent", "bm25", Subset.ALL, "answer_score")
                        .interval());
        assertThat(score.p()).hasValue(2 / 512.0);
        assertThat(score.adjustedP()).hasValue(2 * 2 / 512.0);
        assertThat(score.verdict()).isEqualTo(ContrastVerdict.BETTER);
        assertThat(score.leftOut()).isZero();
    }

    @Test
    void comparesCostTimeAndStepsEachInItsUnit() {
        Evaluation evaluation = evaluate(run(12, 9), PAIR);
        ContrastResult cost = all(evaluation, ContrastMeasure.COST);
        assertThat(cost.difference().value().orElseThrow()).isCloseTo(0.000002, within(1e-15));
        assertThat(cost.verdict()).isEqualTo(ContrastVerdict.WORSE);
        ContrastResult latency = all(evaluation, ContrastMeasure.LATENCY);
        assertThat(latency.difference().value()).hasValue(3);
        assertThat(latency.verdict()).isEqualTo(ContrastVerdict.WORSE);
        ContrastResult steps = all(evaluation, ContrastMeasure.STEPS);
        assertThat(steps.n()).as("bm25 takes no steps").isZero();
        assertThat(steps.systemMean()).isEmpty();
        assertThat(steps.p()).isEmpty();
        assertThat(steps.verdict()).isEqualTo(ContrastVerdict.NOT_MEASURED);
    }

    @Test
    void smallSubsetsAreMarkedAndNotTested() {
        ContrastResult few = evaluate(run(12, 9), PAIR)
                .contrast(PAIR, Subset.NEEDS_TOOLS, ContrastMeasure.SCORE)
                .orElseThrow();
        assertThat(few.n()).isEqualTo(4);
        assertThat(few.p()).hasValue(2 / 8.0);
        assertThat(few.adjustedP()).isEmpty();
        assertThat(few.verdict()).isEqualTo(ContrastVerdict.TOO_FEW);
        assertThat(few.verdict().showsDifference()).isFalse();
    }

    /** One value carries no spread (case EVA-02). */
    @Test
    void onePairHasADifferenceAndNoInterval() {
        ContrastResult score = all(evaluate(run(1, 1), PAIR), ContrastMeasure.SCORE);
        assertThat(score.difference()).isEqualTo(new MetricValue(OptionalDouble.of(1), 1, Optional.empty()));
        assertThat(score.p()).hasValue(1);
        assertThat(score.verdict()).isEqualTo(ContrastVerdict.TOO_FEW);
    }

    /** 2^(1-5) is above 0.05, 2^(1-6) below: with six pairs a difference can be shown, with five none. */
    @Test
    void sixPairsAreTheFewestThatCanShowAnything() {
        assertThat(all(evaluate(run(5, 5), PAIR), ContrastMeasure.SCORE).verdict())
                .isEqualTo(ContrastVerdict.TOO_FEW);
        assertThat(all(evaluate(run(6, 6), PAIR), ContrastMeasure.SCORE).verdict())
                .isEqualTo(ContrastVerdict.BETTER);
        assertThat(all(evaluate(run(6, 5), PAIR), ContrastMeasure.SCORE).verdict())
                .isEqualTo(ContrastVerdict.NO_DIFFERENCE_SHOWN);
    }

    @Test
    void aQuestionThatFailedForOneIsNoPairAndIsCounted() {
        List<Asked> asked = run(12, 12);
        asked.get(0).breaks(Transcript.Failure.Kind.RUN_ERROR, "llm_error");
        asked.get(3).breaks(Transcript.Failure.Kind.UNSCOREABLE, "unscoreable");
        asked.get(4).breaks(Transcript.Failure.Kind.RUN_ERROR, "llm_error");
        asked.get(5).breaks(Transcript.Failure.Kind.RUN_ERROR, "llm_error");
        ContrastResult score = all(evaluate(asked, PAIR), ContrastMeasure.SCORE);
        assertThat(score.n()).isEqualTo(9);
        assertThat(score.leftOut()).isEqualTo(3);
        assertThat(score.systemMean()).hasValue(1);
    }

    @Test
    void questionsNotYetAskedAreLeftOut() {
        ContrastResult score = all(evaluate(run(12, 12).subList(0, 23), PAIR), ContrastMeasure.SCORE);
        assertThat(score.n()).isEqualTo(11);
        assertThat(score.leftOut()).isEqualTo(1);
    }

    @Test
    void theOtherWayRoundTheSignsTurnAndThePStays() {
        Contrast back = new Contrast("bm25", "agent");
        Evaluation evaluation = evaluate(run(30, 11), PAIR, back);
        for (ContrastResult there : evaluation.contrasts()) {
            if (there.contrast().equals(PAIR) && there.n() > 0) {
                ContrastResult here = evaluation
                        .contrast(back, there.subset(), there.measure())
                        .orElseThrow();
                assertThat(here.p()).isEqualTo(there.p());
                assertThat(here.adjustedP()).isEqualTo(there.adjustedP());
                assertThat(here.difference().value())
                        .hasValue(-there.difference().value().orElseThrow());
            }
        }
        assertThat(evaluation
                        .contrast(back, Subset.ALL, ContrastMeasure.SCORE)
                        .orElseThrow()
                        .verdict())
                .isEqualTo(ContrastVerdict.WORSE);
    }

    @Test
    void moreContrastsMakeTheSameDifferenceHarderToShow() {
        List<Asked> asked = run(9, 8);
        asked.addAll(third(asked));
        ContrastResult alone = all(evaluate(asked, PAIR), ContrastMeasure.SCORE);
        ContrastResult beside = all(
                evaluate(asked, PAIR, new Contrast("no_retrieval", "bm25"), new Contrast("no_retrieval", "agent")),
                ContrastMeasure.SCORE);
        assertThat(alone.p()).hasValue(2 / 256.0);
        assertThat(beside.p()).isEqualTo(alone.p());
        assertThat(alone.adjustedP()).hasValue(2 * 2 / 256.0);
        assertThat(beside.adjustedP().orElseThrow()).isGreaterThan(0.03);
    }

    /** With no question that needs a tool, {@code other} is {@code all}: one test, told twice. */
    @Test
    void aSubsetOfEverythingIsNoSecondTest() {
        List<Asked> asked = new ArrayList<>();
        IntStream.range(0, 8).forEach(i -> {
            Question question = Label.of("q" + i).keywords("5").question();
            asked.add(Asked.of(Asked.AGENT, question).answers("5"));
            asked.add(Asked.of(Asked.BM25, question).answers("7"));
        });
        Evaluation evaluation = evaluate(asked, PAIR);
        ContrastResult other =
                evaluation.contrast(PAIR, Subset.OTHER, ContrastMeasure.SCORE).orElseThrow();
        assertThat(other.p()).hasValue(2 / 256.0);
        assertThat(other.adjustedP()).hasValue(2 / 256.0);
        assertThat(all(evaluation, ContrastMeasure.SCORE).adjustedP()).hasValue(2 / 256.0);
    }

    /** Also when there are such questions, but none of them could be scored for both. */
    @Test
    void aSubsetOfEveryPairIsNoSecondTest() {
        List<Asked> asked = new ArrayList<>();
        IntStream.range(0, 8).forEach(i -> {
            Label label = Label.of("q" + i).keywords("5");
            Question question = (i == 0 ? label.needs("calculator") : label).question();
            Asked agent = Asked.of(Asked.AGENT, question).answers("5");
            asked.add(i == 0 ? agent.breaks(Transcript.Failure.Kind.RUN_ERROR, "x") : agent);
            asked.add(Asked.of(Asked.BM25, question).answers("7"));
        });
        Evaluation evaluation = evaluate(asked, PAIR);
        ContrastResult all = all(evaluation, ContrastMeasure.SCORE);
        assertThat(all.p()).hasValue(2 / 128.0);
        assertThat(all.adjustedP()).hasValue(2 / 128.0);
        assertThat(evaluation
                        .contrast(PAIR, Subset.OTHER, ContrastMeasure.SCORE)
                        .orElseThrow()
                        .adjustedP())
                .hasValue(2 / 128.0);
    }

    @Test
    void timesDoNotMoveThePOfScores() {
        List<Asked> asked = run(30, 9);
        List<ContrastResult> before = scores(evaluate(asked, PAIR));
        for (int i = 0; i < asked.size(); i++) {
            asked.get(i).takes(i * 7919L % 1000);
        }
        assertThat(scores(evaluate(asked, PAIR))).isEqualTo(before);
    }

    @Test
    void rowsStandByPairThenSubsetThenMeasure() {
        Evaluation evaluation = evaluate(run(6, 3), new Contrast("bm25", "agent"), PAIR);
        assertThat(evaluation.contrasts())
                .extracting(row -> row.contrast().system() + " " + row.subset().label() + " "
                        + row.measure().label())
                .hasSize(24)
                .startsWith("bm25 all score", "bm25 all cost", "bm25 all latency", "bm25 all steps")
                .endsWith("agent other latency", "agent other steps");
    }

    @Test
    void withoutPairsTheDefaultsAreCompared() {
        assertThat(Asked.evaluate(EvaluationSettings.DEFAULT, run(6, 3)).contrasts())
                .extracting(ContrastResult::contrast)
                .containsOnly(PAIR)
                .hasSize(12);
    }

    @Test
    void pairsThatMakeNoSenseAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Contrast("agent", "agent"));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> EvaluationSettings.DEFAULT.comparing(List.of(PAIR, PAIR)));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> evaluate(run(6, 3), new Contrast("agent", "bm26")))
                .withMessage("contrast of 'agent' and 'bm26': the run has no system 'bm26'");
    }

    private static List<ContrastResult> scores(Evaluation evaluation) {
        return evaluation.contrasts().stream()
                .filter(row -> row.measure() == ContrastMeasure.SCORE)
                .toList();
    }

    /** The model alone on the same questions, wrong on all. */
    private static List<Asked> third(List<Asked> asked) {
        return Asked.run(asked).questions().stream()
                .map(question -> Asked.of(Asked.NO_RETRIEVAL, question).answers("7"))
                .toList();
    }
}
