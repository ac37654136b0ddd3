package dev.mudlark.evaluation;

import static dev.mudlark.evaluation.Asked.passage;
import static dev.mudlark.evaluation.FailureType.HALLUCINATION;
import static dev.mudlark.evaluation.FailureType.LOST_SOURCE;
import static dev.mudlark.evaluation.FailureType.NO_FAILURE;
import static dev.mudlark.evaluation.FailureType.RUN_ERROR;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FailureTypeTest {

    private static final Label LABEL = Label.of("q").keywords("5").documents("a");

    private static Optional<FailureType> failure(Asked asked) {
        return Asked.evaluate(EvaluationSettings.DEFAULT, List.of(asked))
                .results()
                .getFirst()
                .failure();
    }

    private static Asked agent(Label label) {
        return Asked.of(Asked.AGENT, label.question());
    }

    @Test
    void rightAnswersHaveNoFailureUnlessTheySayNotWhereFrom() {
        assertThat(failure(agent(LABEL).found("search", passage("a", "5")).answers("5 [a]")))
                .contains(NO_FAILURE);
        assertThat(failure(agent(LABEL).found("search", passage("a", "5")).answers("5")))
                .contains(LOST_SOURCE);
        assertThat(failure(agent(Label.of("q").unanswerable()).answers("The documents do not say.")))
                .contains(NO_FAILURE);
    }

    @Test
    void withoutALabelNothingIsKnown() {
        assertThat(failure(agent(Label.of("q")).answers("5"))).isEmpty();
    }

    @Test
    void whatCouldNotBeScoredIsARunError() {
        for (Transcript.Failure.Kind kind : Transcript.Failure.Kind.values()) {
            assertThat(failure(agent(LABEL).breaks(kind, "x"))).contains(RUN_ERROR);
        }
    }

    @Test
    void anAnswerThatTheDocumentsDoNotHaveIsAHallucination() {
        assertThat(failure(agent(Label.of("q").unanswerable()).answers("6"))).contains(HALLUCINATION);
    }
}
