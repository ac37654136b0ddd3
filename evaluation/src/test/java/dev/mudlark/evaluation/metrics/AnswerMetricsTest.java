package dev.mudlark.evaluation.metrics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.mudlark.evaluation.Asked;
import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.Label;
import org.junit.jupiter.api.Test;

class AnswerMetricsTest {

    private static final Label LABEL =
            Label.of("q").reference("Refunds take 5 to 10 business days.").keywords("5", "10 business days", "card");
    private static final String ABSTAINS = "The documents do not contain the answer.";

    private static Attempt answer(Label label, String text) {
        return Asked.of(Asked.AGENT, label.question()).answers(text).attempt();
    }

    private static Attempt silence(Label label) {
        return Asked.of(Asked.AGENT, label.question()).attempt();
    }

    /** Two of three keywords stand in the answer. */
    @Test
    void keywordRecallIsTheShareOfKeywordsInTheAnswer() {
        assertThat(new KeywordRecall().of(answer(LABEL, "It takes 5 to 10 business days.")))
                .hasValueCloseTo(2.0 / 3, within(1e-12));
        assertThat(new KeywordRecall().of(answer(LABEL, "It takes 15 days."))).hasValue(0);
    }

    /** Said: takes 5 to 10 business days (6); wanted: refunds take 5 to 10 business days (7); F1 = 2 * 5 / 13. */
    @Test
    void tokenF1ComparesWithTheReference() {
        assertThat(new TokenF1().of(answer(LABEL, "takes 5 to 10 business days")))
                .hasValueCloseTo(10.0 / 13, within(1e-12));
    }

    @Test
    void exactMatchIsOneOrZero() {
        assertThat(new ExactMatch().of(answer(LABEL, "refunds take 5 to 10 business days")))
                .hasValue(1);
        assertThat(new ExactMatch().of(answer(LABEL, "5 to 10 business days"))).hasValue(0);
    }

    @Test
    void citationsDoNotCountAsWords() {
        Label label = Label.of("q").reference("Calendar versioning").keywords("2026");
        assertThat(new ExactMatch().of(answer(label, "Calendar versioning [pep-2026]")))
                .hasValue(1);
        assertThat(new KeywordRecall().of(answer(label, "Calendar versioning [pep-2026]")))
                .hasValue(0);
    }

    /** 0.75 * 2/3 + 0.25 * 10/13 = 0.5 + 0.192308. */
    @Test
    void answerScoreWeighsKeywordsAndWording() {
        assertThat(new AnswerScore().of(answer(LABEL, "takes 5 to 10 business days")))
                .hasValueCloseTo(0.692308, within(1e-6));
    }

    @Test
    void answerScoreFallsBackToWhatIsLabelled() {
        assertThat(new AnswerScore().of(answer(Label.of("q").keywords("5", "7"), "5")))
                .hasValue(0.5);
        assertThat(new AnswerScore().of(answer(Label.of("q").reference("5 days"), "5")))
                .hasValueCloseTo(2.0 / 3, within(1e-12));
        assertThat(new AnswerScore().of(answer(Label.of("q"), "5"))).isEmpty();
        assertThat(new AnswerScore().of(answer(Label.of("q"), ABSTAINS))).isEmpty();
    }

    @Test
    void abstainingOrSayingNothingScoresZeroOnAnswerableQuestions() {
        Label echo = LABEL.keywords("documents");
        for (Metric metric : new Metric[] {new AnswerScore(), new TokenF1(), new ExactMatch(), new KeywordRecall()}) {
            assertThat(metric.of(answer(echo, ABSTAINS))).hasValue(0);
            assertThat(metric.of(silence(echo))).hasValue(0);
        }
    }

    @Test
    void abstainingScoresOneOnUnanswerableQuestions() {
        Label label = Label.of("q").reference("The documents do not say this.").unanswerable();
        assertThat(new AnswerScore().of(answer(label, ABSTAINS))).hasValue(1);
        assertThat(new AnswerScore().of(answer(label, "It is 5."))).hasValue(0);
        assertThat(new AnswerScore().of(silence(label))).hasValue(0);
        assertThat(new TokenF1().of(answer(label, ABSTAINS))).isEmpty();
        assertThat(new KeywordRecall().of(answer(label.keywords("5"), "5"))).isEmpty();
        assertThat(new ExactMatch().of(answer(label, ABSTAINS))).isEmpty();
    }

    @Test
    void abstentionMetricsLookAtTheirOwnQuestions() {
        Attempt right = answer(Label.of("q").unanswerable(), ABSTAINS);
        Attempt missed = answer(Label.of("q").unanswerable(), "5");
        Attempt refusal = answer(LABEL, ABSTAINS);
        Attempt answered = answer(LABEL, "No.");

        assertThat(new AbstainPrecision().of(right)).hasValue(1);
        assertThat(new AbstainPrecision().of(refusal)).hasValue(0);
        assertThat(new AbstainPrecision().of(missed)).isEmpty();
        assertThat(new AbstainPrecision().of(answered)).isEmpty();

        assertThat(new AbstainRecall().of(right)).hasValue(1);
        assertThat(new AbstainRecall().of(missed)).hasValue(0);
        assertThat(new AbstainRecall().of(refusal)).isEmpty();

        assertThat(new FalseRefusalRate().of(refusal)).hasValue(1);
        assertThat(new FalseRefusalRate().of(answered)).hasValue(0);
        assertThat(new FalseRefusalRate().of(right)).isEmpty();
    }

    @Test
    void abstentionOnAnUnlabelledQuestionIsNeitherRightNorWrong() {
        Attempt attempt = answer(Label.of("q"), ABSTAINS);
        assertThat(new AbstainPrecision().of(attempt)).isEmpty();
        assertThat(new FalseRefusalRate().of(attempt)).isEmpty();
    }
}
