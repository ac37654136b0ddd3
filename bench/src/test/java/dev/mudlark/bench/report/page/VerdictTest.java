package dev.mudlark.bench.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.bench.report.page.OddRun.Outcome;
import dev.mudlark.evaluation.Contrast;
import dev.mudlark.evaluation.ContrastMeasure;
import dev.mudlark.evaluation.ContrastResult;
import dev.mudlark.evaluation.MetricValue;
import dev.mudlark.evaluation.RunRecord;
import dev.mudlark.evaluation.Subset;
import dev.mudlark.evaluation.SystemInfo;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class VerdictTest {

    private static final List<String> TWO = List.of("plain", "agent");

    private static Verdict of(RunRecord run, Contrast... contrasts) {
        return Verdict.of(OddRun.report(run, contrasts));
    }

    /** Right on the first {@code right[system]} questions. */
    private static RunRecord run(List<String> systems, int questions, int... right) {
        return OddRun.of(systems, questions, (system, k) -> k < right[system] ? Outcome.RIGHT : Outcome.WRONG);
    }

    @Test
    void differenceThatIsShownNamesSizeCertaintyAndCost() {
        Verdict verdict = of(run(TWO, 40, 10, 30));
        assertThat(verdict.sentence())
                .startsWith("agent scores highest and is better than plain: +0.50 [")
                .contains("over 40 questions (p < 0.001, Holm)")
                .endsWith("at 2.0 times the cost.");
        assertThat(verdict.rest()).isEmpty();
        assertThat(verdict.answers())
                .extracting(Verdict.Answer::value)
                .containsExactly("agent", "+0.50", "2.0\u00d7", "p < 0.001");
        assertThat(verdict.answers().get(2).note())
                .contains("$0.002 against $0.001 a question")
                .contains("20.0 ms against 10.0 ms");
        assertThat(verdict.answers().get(3).note()).startsWith("difference shown");
    }

    @Test
    void leadThatMayBeChanceIsNoWin() {
        Verdict verdict = of(run(TWO, 40, 20, 21));
        assertThat(verdict.sentence())
                .startsWith("No difference shown: agent scores highest, but its lead over plain, +0.03 [")
                .contains("p = 1.00, Holm")
                .contains("may be chance");
    }

    @Test
    void leadTooSmallToShowIsNotCalledZero() {
        Verdict verdict = of(run(TWO, 400, 200, 201));
        assertThat(verdict.sentence()).contains("its lead over plain, below 0.005 [");
        assertThat(verdict.answers().get(1).value()).isEqualTo("below 0.005");
    }

    /** On the questions that both answered the two are level; the sums differ by a rounding error at most. */
    @Test
    void leadThatIsNoneIsCalledATie() {
        RunRecord run = OddRun.of(
                TWO,
                20,
                (system, k) ->
                        system == 0 && k >= 10 ? Outcome.FAILED : k < 5 || k >= 10 ? Outcome.RIGHT : Outcome.WRONG);
        assertThat(of(run).answers().get(1).value()).isEqualTo("no lead");
        assertThat(of(run).sentence())
                .isEqualTo("No difference shown: agent scores highest over its own questions, but on the 10 questions"
                        + " both answered it and plain are level, at 2.0 times the cost.");
        assertThat(of(run, new Contrast("plain", "agent")).sentence()).doesNotContain("0.00");
        SystemInfo system = run.systems().getFirst();
        MetricValue noise = new MetricValue(OptionalDouble.of(1e-17), 5, Optional.empty());
        assertThat(DuelWords.size(new Duel(system, system, noise, OptionalDouble.empty(), Optional.empty())))
                .isEqualTo("0.00 over 5 questions");
    }

    /** Plain fails on the second half, where agent is right; on the first half it is right on the given number. */
    private static RunRecord halves(int questions, int plain, int agent) {
        return OddRun.of(List.of("plain", "agent", "other"), questions, (system, k) -> {
            if (k >= questions / 2) {
                return system == 0 ? Outcome.FAILED : system == 1 ? Outcome.RIGHT : Outcome.WRONG;
            }
            return k < (system == 0 ? plain : system == 1 ? agent : 0) ? Outcome.RIGHT : Outcome.WRONG;
        });
    }

    @Test
    void noSentenceSpeaksOfALeadWhereThereIsNone() {
        Contrast asked = new Contrast("agent", "plain");
        Contrast others = new Contrast("plain", "other");
        String level = "agent scores highest over its own questions, but on the 10 questions both answered it and plain"
                + " are level";
        assertThat(of(halves(20, 5, 5), asked).sentence()).startsWith("No difference shown: " + level);
        assertThat(of(halves(20, 5, 5), others).sentence()).startsWith(level).contains("This pair was not tested");
        assertThat(of(halves(4, 1, 1), asked).sentence())
                .startsWith("Too few questions to tell: agent scores highest over its own questions, but on the 2"
                        + " questions both answered it and plain are level");
        String behind =
                "agent scores highest over its own questions, but on the questions both answered plain is ahead:"
                        + " difference \u22120.10 [";
        assertThat(of(halves(20, 6, 5), asked).sentence())
                .startsWith("No difference shown: " + behind)
                .contains(", which may be chance");
        assertThat(of(halves(20, 6, 5), others).sentence()).startsWith(behind);
        assertThat(of(halves(20, 6, 5), asked).answers().get(1).value()).isEqualTo("\u22120.10");
    }

    @Test
    void fewQuestionsDecideNothing() {
        assertThat(of(run(TWO, 4, 0, 4)).sentence()).startsWith("Too few questions to tell: agent scores highest");
    }

    @Test
    void equalScoresHaveNoWinnerAndTheCheaperIsNamed() {
        Verdict verdict = of(run(List.of("plain", "agent", "other"), 12, 9, 9, 3));
        assertThat(verdict.sentence())
                .startsWith("No winner: plain and agent share the highest answer score, 0.75 [")
                .endsWith("on 12 questions.");
        assertThat(verdict.rest()).isEqualTo("Of these plain costs least, $0.001 a question.");
        assertThat(verdict.answers()).isEmpty();
    }

    @Test
    void equalScoresOnDifferentQuestionsAreSaidToBe() {
        RunRecord run = OddRun.of(
                TWO,
                12,
                (system, k) -> system == 0 && k > 5 ? Outcome.MISSING : k % 2 == 0 ? Outcome.RIGHT : Outcome.WRONG);
        assertThat(of(run).sentence()).endsWith(", though not on the same questions.");
    }

    @Test
    void manyEqualSystemsAreCountedInsteadOfListed() {
        assertThat(of(run(List.of("a", "b", "c", "d"), 12, 9, 9, 9, 9)).sentence())
                .startsWith("No winner: all 4 systems share");
    }

    @Test
    void nothingRightIsSaidInsteadOfATie() {
        assertThat(of(run(TWO, 12, 0, 0)).sentence())
                .isEqualTo("No system answered anything right: every answer score is 0.00 on 12 questions.");
    }

    @Test
    void oneSystemIsComparedWithNothing() {
        Verdict verdict = of(run(List.of("plain"), 12, 6));
        assertThat(verdict.sentence())
                .startsWith("plain scores 0.50 [")
                .endsWith("on 12 questions. There is no other system in this run to compare it with.");
        assertThat(verdict.answers()).isEmpty();
    }

    @Test
    void runWithoutAnswersMeasuresNothing() {
        assertThat(of(run(TWO, 0, 0, 0)).sentence()).isEqualTo("Nothing was measured: no question was asked.");
        assertThat(of(OddRun.of(List.of(), 0, (s, k) -> Outcome.RIGHT)).sentence())
                .startsWith("Nothing was measured");
    }

    @Test
    void runInWhichAllFailedPointsToTheFailures() {
        RunRecord run = OddRun.of(TWO, 5, (system, k) -> Outcome.FAILED);
        assertThat(of(run).sentence())
                .isEqualTo(
                        "Nothing can be compared: none of the 10 answers could be scored. See the kinds of failure below.");
    }

    @Test
    void onlySystemWithScoresIsNoWinner() {
        RunRecord run = OddRun.of(TWO, 8, (system, k) -> system == 0 ? Outcome.FAILED : Outcome.RIGHT);
        assertThat(of(run).sentence()).startsWith("Only agent has answers that could be scored: 1.00");
    }

    @Test
    void lastStandingOnOtherQuestionsIsNotCalledBetter() {
        // The agent answered the easy half alone; plain got all of that half right too, and some of the rest.
        RunRecord run = OddRun.of(
                TWO,
                40,
                (system, k) -> system == 0
                        ? (k < 30 ? Outcome.RIGHT : Outcome.WRONG)
                        : k >= 20 ? Outcome.FAILED : k < 18 ? Outcome.RIGHT : Outcome.WRONG);
        assertThat(of(run).sentence()).doesNotContain("is better than").contains("20 questions");
    }

    @Test
    void noSharedQuestionMeansNoComparison() {
        RunRecord run = OddRun.of(
                TWO,
                20,
                (system, k) -> k % 2 == system ? Outcome.MISSING : system == 1 ? Outcome.RIGHT : Outcome.WRONG);
        assertThat(of(run).sentence()).contains("no question was answered by both it and plain");
    }

    @Test
    void pairThatWasNotTestedIsSaidToBe() {
        RunRecord run = run(List.of("plain", "middle", "agent"), 40, 5, 10, 30);
        Verdict verdict = of(run, new Contrast("middle", "plain"));
        assertThat(verdict.sentence())
                .startsWith("agent scores highest, ahead of middle: +0.50 [")
                .contains("This pair was not tested");
        assertThat(verdict.answers().get(3).value()).isEqualTo("not tested");
    }

    @Test
    void runnerUpIsNamedWhenTheSentenceIsAboutAnother() {
        RunRecord run = run(List.of("plain", "middle", "agent"), 40, 5, 28, 30);
        assertThat(of(run, new Contrast("agent", "plain")).rest())
                .startsWith("Second is middle with 0.70; the lead over it, +0.05 [")
                .endsWith("was not tested and may be chance.");
    }

    @Test
    void comparisonTheOtherWayRoundReadsTheSame() {
        Verdict forth = of(run(TWO, 40, 10, 30), new Contrast("agent", "plain"));
        Verdict back = of(run(TWO, 40, 10, 30), new Contrast("plain", "agent"));
        assertThat(back.answers()).isEqualTo(forth.answers());
        assertThat(back.sentence()).isEqualTo(forth.sentence());
    }

    /** Every third question needs a tool; the agent is right on those alone. */
    @Test
    void whatToolsBoughtIsSaidOfTheQuestionsThatNeedThem() {
        RunRecord run = OddRun.of(TWO, 30, (system, k) -> system == 1 && k % 3 == 0 ? Outcome.RIGHT : Outcome.WRONG);
        assertThat(ToolsSentence.of(OddRun.report(run)))
                .startsWith(
                        "On the 10 questions that need tools agent is better than plain: +1.00 [1.00, 1.00] (p = 0.0")
                .endsWith(", Holm).");
    }

    @Test
    void toolsThatBoughtNothingAreSaidToHaveShownNothing() {
        assertThat(ToolsSentence.of(OddRun.report(run(TWO, 30, 15, 15))))
                .isEqualTo("On the 10 questions that need tools no comparison shows a difference.");
    }

    @Test
    void nothingIsSaidOfToolsWhenNoQuestionOrEveryQuestionNeedsThem() {
        assertThat(ToolsSentence.of(OddRun.report(OddRun.of(TWO, 20, 0, (s, k) -> Outcome.RIGHT))))
                .isEmpty();
        assertThat(ToolsSentence.of(OddRun.report(OddRun.of(TWO, 20, 1, (s, k) -> Outcome.RIGHT))))
                .isEmpty();
    }

    @Test
    void secondPlaceThatIsSharedIsSaidToBe() {
        RunRecord run = run(List.of("plain", "middle", "other", "agent"), 40, 5, 28, 28, 30);
        assertThat(of(run, new Contrast("agent", "plain")).rest())
                .startsWith("Second are middle and other with 0.70 each; the lead over middle, +0.05 [");
        assertThat(of(run, new Contrast("agent", "other")).rest())
                .isEqualTo("Second are middle and other with 0.70 each.");
        assertThat(of(run, new Contrast("agent", "plain"), new Contrast("agent", "other"))
                        .sentence())
                .contains("lead over other");
        RunRecord many = run(List.of("a", "b", "c", "d", "e", "agent"), 40, 28, 28, 28, 28, 28, 30);
        assertThat(of(many).rest()).startsWith("Second are 5 systems with 0.70 each");
    }

    @Test
    void costOfATieIsToldAsItIs() {
        assertThat(tie(1, 1, 1)).isEqualTo("All of these cost $0.001 a question.");
        assertThat(tie(0, 0, 0)).isEqualTo("All of these cost nothing.");
        assertThat(tie(1, 1, 3)).isEqualTo("Of these a and b cost least, $0.001 a question.");
        assertThat(tie(2, 0, 3)).isEqualTo("Of these b costs least, $0 a question.");
    }

    /** Three that share the highest score. */
    private static String tie(int... thousandths) {
        return of(OddRun.of(
                        List.of("a", "b", "c"),
                        12,
                        3,
                        (system, k) -> k < 9 ? Outcome.RIGHT : Outcome.WRONG,
                        (system, k) -> thousandths[system] * 1_000_000L))
                .rest();
    }

    @Test
    void systemThatCostsNothingIsSaidTo() {
        Verdict free = priced(1_200_000, 0);
        assertThat(free.sentence()).endsWith(", at no cost, where plain costs $0.0012 a question.");
        assertThat(free.answers().get(2).value()).isEqualTo("costs nothing");
        Verdict paid = priced(0, 1_200_000);
        assertThat(paid.sentence()).endsWith(", at $0.0012 a question, where plain costs nothing.");
        assertThat(paid.answers().get(2).value()).isEqualTo("the other costs nothing");
        assertThat(paid.answers().get(2).note()).startsWith("$0.0012 against $0 a question");
        assertThat(priced(0, 0).sentence()).endsWith(", at no cost, as plain.");
        assertThat(priced(0, 0).answers().get(2).value()).isEqualTo("both cost nothing");
    }

    private static Verdict priced(long plain, long agent) {
        return of(OddRun.of(
                TWO,
                40,
                3,
                (system, k) -> k < 10 + 20 * system ? Outcome.RIGHT : Outcome.WRONG,
                (system, k) -> system == 0 ? plain : agent));
    }

    /** The dear half of the questions was put to the agent alone. */
    @Test
    void costIsComparedOnTheQuestionsThatTheScoreIsComparedOn() {
        RunRecord run = OddRun.of(
                TWO,
                40,
                3,
                (system, k) -> system == 0 && k >= 20
                        ? Outcome.MISSING
                        : k % 20 < 5 + 14 * system ? Outcome.RIGHT : Outcome.WRONG,
                (system, k) -> k >= 20 ? 90_000_000 : 1_000_000L * (system + 1));
        Verdict verdict = of(run);
        assertThat(verdict.sentence()).endsWith("at 2.0 times the cost.");
        assertThat(verdict.answers().get(2).value()).isEqualTo("2.0\u00d7");
        assertThat(verdict.answers().get(2).note())
                .startsWith("$0.002 against $0.001 a question")
                .endsWith("10.0 ms over the answers of each");
        Report report = OddRun.report(run);
        Duel duel = Duel.tested(report, report.run().systems().get(1)).getFirst();
        ContrastResult cost = report.evaluation()
                .contrast(new Contrast("agent", "plain"), Subset.ALL, ContrastMeasure.COST)
                .orElseThrow();
        assertThat(PairedCost.of(report, duel))
                .isEqualTo(new PairedCost(cost.systemMean(), cost.baselineMean(), cost.n()));
    }

    @Test
    void costIsOfTheQuestionsWithAScoreAlone() {
        RunRecord run = OddRun.unlabelled(
                OddRun.of(
                        TWO,
                        40,
                        3,
                        (system, k) -> k % 20 < 5 + 14 * system ? Outcome.RIGHT : Outcome.WRONG,
                        (system, k) -> k >= 20 ? 90_000_000 : 1_000_000L * (system + 1)),
                k -> k >= 20);
        assertThat(of(run).sentence()).contains("over 20 questions").endsWith("at 2.0 times the cost.");
    }

    @Test
    void runWithoutLabelsSaysWhatIsMissing() {
        Verdict verdict = of(OddRun.unlabelled(run(TWO, 12, 3, 6), k -> true));
        assertThat(verdict.sentence())
                .isEqualTo("Nothing can be compared: no question says what a right answer is (reference_answer,"
                        + " expected_keywords).");
    }
}
