package dev.mudlark.evaluation;

import static dev.mudlark.evaluation.ScriptedJudge.DOWN;
import static dev.mudlark.evaluation.ScriptedJudge.LENGTH;
import static dev.mudlark.evaluation.ScriptedJudge.PROMPT_CUT;
import static dev.mudlark.evaluation.ScriptedJudge.grades;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.mudlark.context.Deadline;
import dev.mudlark.evaluation.Verdict.Failed;
import dev.mudlark.evaluation.Verdict.Graded;
import dev.mudlark.evaluation.Verdict.Unscored;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.Message;
import dev.mudlark.models.ModelRef;
import dev.mudlark.models.Price;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JudgeTest {

    private static final List<JudgeAxis> TWO = List.of(JudgeAxis.CORRECTNESS, JudgeAxis.RELEVANCE);
    private static final Question QUESTION =
            Label.of("q").reference("Refunds take 14 days.").question();

    private static Verdict judge(ScriptedJudge llm, int samples, Question question, Asked asked) {
        return new Judge(ModelRef.parse("scripted:judge"), llm, Price.of(2, 10), new JudgeSettings(TWO, samples, 42))
                .verdict(question, asked.transcript(), Deadline.none());
    }

    private static Verdict judge(ScriptedJudge llm, int samples) {
        return judge(llm, samples, QUESTION, Asked.of(Asked.AGENT, QUESTION).answers("14 days."));
    }

    @Test
    void aGradeIsWhatTheJudgeGave() {
        ScriptedJudge llm = new ScriptedJudge(grades(4, 5));

        assertThat(judge(llm, 1))
                .isEqualTo(new Verdict(
                        "agent",
                        "q",
                        "scripted:judge",
                        Map.of(
                                JudgeAxis.CORRECTNESS, new Graded(4, 4, 4, 1, "c4"),
                                JudgeAxis.RELEVANCE, new Graded(5, 5, 5, 1, "r5")),
                        1,
                        2500,
                        true));
        assertThat(llm.requests.getFirst().options().jsonMode()).isTrue();
        assertThat(llm.requests.getFirst().tools()).isEmpty();
        assertThat(llm.requests.getFirst().trace().name()).isEqualTo("judge/agent/q");
    }

    @Test
    void severalSamplesGiveTheirMedianAndHowFarTheyAreApart() {
        Verdict odd = judge(new ScriptedJudge(grades(5, 3), grades(1, 3), grades(4, 3)), 3);
        Verdict even = judge(new ScriptedJudge(grades(2, 3), grades(5, 3)), 2);

        assertThat(odd.axes().get(JudgeAxis.CORRECTNESS)).isEqualTo(new Graded(4, 1, 5, 3, "c4"));
        assertThat(((Graded) odd.axes().get(JudgeAxis.CORRECTNESS)).spread()).isEqualTo(4);
        assertThat(odd.axes().get(JudgeAxis.RELEVANCE)).isEqualTo(new Graded(3, 3, 3, 3, "r3"));
        assertThat(even.axes().get(JudgeAxis.CORRECTNESS)).isEqualTo(new Graded(3.5, 2, 5, 2, "c2"));
        assertThat(odd.costNanoDollars()).isEqualTo(7500);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "Score: 5",
                "null",
                "[]",
                "{\"correctness\": {\"reason\": \"r\", \"grade\": 5}}",
                "{\"correctness\": 5, \"relevance\": 5}",
                "{\"correctness\": {\"reason\": \"r\", \"grade\": 5}, \"relevance\": {\"reason\": \"r\", \"grade\": \"5\"}}",
                "{\"correctness\": {\"reason\": \"r\", \"grade\": 5}, \"relevance\": {\"reason\": \"r\", \"grade\": 4.5}}",
                "{\"correctness\": {\"reason\": \"r\", \"grade\": 5}, \"relevance\": {\"reason\": \"r\", \"grade\": 4.0}}",
                "{\"correctness\": {\"reason\": \"r\", \"grade\": 5}, \"relevance\": {\"reason\": \"r\", \"grade\": 0}}",
                "{\"correctness\": {\"reason\": \"r\", \"grade\": 5}, \"relevance\": {\"reason\": \"r\", \"grade\": 6}}",
                "{\"correctness\": {\"reason\": \"r\", \"grade\": 5}, \"relevance\": {\"reason\": \"r\", \"grade\": 4294967301}}",
                "{\"correctness\": {\"reason\": \"r\", \"grade\": 5}, \"relevance\": {\"reason\": \" \", \"grade\": 5}}",
                "{\"correctness\": {\"reason\": \"r\", \"grade\": 5}, \"relevance\": {\"grade\": 5}}",
                "{\"correctness\": {\"reason\": \"r\", \"grade\": 5}, \"relevance\": {\"reason\": \"r\", \"grade\": 5},"
                        + " \"overall\": 5}",
                "{\"correctness\": {\"reason\": \"r\", \"grade\": 1}, \"relevance\": {\"reason\": \"r\", \"grade\": 5}}"
                        + "{\"correctness\": {\"reason\": \"r\", \"grade\": 5}, \"relevance\": {\"reason\": \"r\", \"grade\": 5}}",
                "{\"correctness\": {\"reason\": \"r\", \"grade\": 1}, \"relevance\": {\"reason\": \"r\", \"grade\": 5},"
                        + " \"correctness\": {\"reason\": \"r\", \"grade\": 5}}",
                LENGTH
                        + "{\"correctness\": {\"reason\": \"r\", \"grade\": 5}, \"relevance\": {\"reason\": \"r\", \"grade\": 5}}",
            })
    void aReplyThatDoesNotFitIsAskedForOnceMoreWithWhatIsWrong(String bad) {
        ScriptedJudge llm = new ScriptedJudge(bad, grades(2, 3));

        Verdict verdict = judge(llm, 1);

        assertThat(verdict.grade(JudgeAxis.CORRECTNESS)).hasValue(2);
        assertThat(verdict.grade(JudgeAxis.RELEVANCE)).hasValue(3);
        assertThat(verdict.calls()).isEqualTo(2);
        assertThat(verdict.costNanoDollars()).isEqualTo(5000);
        List<Message> second = llm.requests.get(1).messages();
        assertThat(second.getFirst())
                .isEqualTo(llm.requests.getFirst().messages().getFirst());
        assertThat(second.get(1)).isEqualTo(ChatMessage.assistant(bad.replace(LENGTH, "")));
        assertThat(second.getLast().content()).startsWith("That reply cannot be used:\n- ");
    }

    @Test
    void theRetrySaysForEachAxisWhatIsWrong() {
        ScriptedJudge llm = new ScriptedJudge("{\"relevance\": {\"reason\": \"r\", \"grade\": 9}}", grades(2, 3));

        judge(llm, 1);

        assertThat(llm.requests.get(1).messages().getLast().content()).isEqualTo("""
                That reply cannot be used:
                - correctness: is missing
                - relevance: "grade" is no whole number from 1 to 5
                Send the whole JSON object again, with every axis, and nothing else.""");
    }

    @Test
    void anAxisThatIsStillNotGradedHasNoGradeAndTheOthersHaveTheirs() {
        String half = "{\"relevance\": {\"reason\": \"r\", \"grade\": 4}}";
        Verdict verdict = judge(new ScriptedJudge("Five!", half), 1);

        assertThat(verdict.grade(JudgeAxis.CORRECTNESS)).isEmpty();
        assertThat(verdict.axes().get(JudgeAxis.CORRECTNESS)).isEqualTo(new Unscored("correctness: is missing"));
        assertThat(verdict.grade(JudgeAxis.RELEVANCE)).hasValue(4);
        assertThat(verdict.calls()).isEqualTo(2);
    }

    @Test
    void aSampleThatCannotBeUsedLeavesTheOthers() {
        Verdict verdict = judge(new ScriptedJudge("?", "?", grades(2, 3), DOWN), 3);

        assertThat(verdict.axes().get(JudgeAxis.CORRECTNESS)).isEqualTo(new Graded(2, 2, 2, 1, "c2"));
        assertThat(verdict.calls()).isEqualTo(3);
    }

    @Test
    void aJudgeThatIsDownGivesNoGradeAndSaysWhy() {
        assertThat(judge(new ScriptedJudge(DOWN), 1).axes().get(JudgeAxis.RELEVANCE))
                .isEqualTo(new Failed("the judge gave no reply: judge.example is down; try again later"));
    }

    @Test
    void aJudgeThatReadOnlyAPartOfThePromptGivesNoGrade() {
        Verdict verdict = judge(new ScriptedJudge(PROMPT_CUT + grades(5, 5)), 1);

        assertThat(verdict.grade(JudgeAxis.CORRECTNESS)).isEmpty();
        assertThat(verdict.calls()).isEqualTo(1);
        assertThat(verdict.costNanoDollars()).isEqualTo(2500);
    }

    @Test
    void correctnessIsNotAskedForWithoutAReference() {
        Question bare = Question.of("q", "How long do refunds take?");
        ScriptedJudge llm = new ScriptedJudge("{\"relevance\": {\"reason\": \"r\", \"grade\": 4}}");

        Verdict verdict = judge(llm, 1, bare, Asked.of(Asked.AGENT, bare).answers("14 days."));

        assertThat(verdict.axes().get(JudgeAxis.CORRECTNESS))
                .isEqualTo(new Unscored("the question has no reference answer"));
        assertThat(verdict.grade(JudgeAxis.RELEVANCE)).hasValue(4);
        assertThat(llm.requests.getFirst().system()).doesNotContain("correctness");
    }

    @Test
    void whatSupportsAnAnswerIsNotAskedForWhereNothingWasShown() {
        ScriptedJudge llm = new ScriptedJudge();
        JudgeSettings settings = new JudgeSettings(List.of(JudgeAxis.CITATIONS, JudgeAxis.FAITHFULNESS), 2, 42);

        Verdict verdict = new Judge(ModelRef.parse("scripted:judge"), llm, Price.UNKNOWN, settings)
                .verdict(
                        QUESTION,
                        Asked.of(Asked.NO_RETRIEVAL, QUESTION).answers("14").transcript(),
                        Deadline.none());

        assertThat(verdict.axes())
                .containsOnlyKeys(JudgeAxis.FAITHFULNESS, JudgeAxis.CITATIONS)
                .containsValue(new Unscored("the system was shown nothing but the question"));
        assertThat(llm.requests).isEmpty();
        assertThat(verdict.priced()).isTrue();
    }

    @Test
    void anUnknownPriceIsNotNothing() {
        Verdict verdict = new Judge(
                        ModelRef.parse("scripted:judge"),
                        new ScriptedJudge(grades(1, 1)),
                        Price.UNKNOWN,
                        new JudgeSettings(TWO, 1, 42))
                .verdict(QUESTION, Asked.of(Asked.AGENT, QUESTION).answers("x").transcript(), Deadline.none());

        assertThat(verdict.priced()).isFalse();
    }

    @Test
    void whereThereIsNoAnswerThereIsNothingToJudge() {
        Asked failed = Asked.of(Asked.AGENT, QUESTION).breaks(Transcript.Failure.Kind.RUN_ERROR, "llm_error");

        assertThat(Judge.isJudged(failed.transcript())).isFalse();
        assertThat(Judge.isJudged(Asked.of(Asked.AGENT, QUESTION).answers(" ").transcript()))
                .isFalse();
        assertThatIllegalArgumentException().isThrownBy(() -> judge(new ScriptedJudge(), 1, QUESTION, failed));
    }
}
