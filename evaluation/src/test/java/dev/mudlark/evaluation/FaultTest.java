package dev.mudlark.evaluation;

import static dev.mudlark.evaluation.Asked.passage;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;

class FaultTest {

    private static final Label LABEL = Label.of("q").keywords("5").documents("a");

    private static Set<Fault> faults(Asked asked) {
        return Fault.of(Asked.evaluate(EvaluationSettings.DEFAULT, java.util.List.of(asked))
                .results()
                .getFirst());
    }

    private static Asked agent(Label label) {
        return Asked.of(Asked.AGENT, label.question());
    }

    @Test
    void rightAnswersHaveNoFault() {
        assertThat(faults(agent(LABEL).answers("5"))).isEmpty();
        assertThat(faults(agent(Label.of("q")).answers("5"))).isEmpty();
        assertThat(faults(agent(Label.of("q").unanswerable()).answers("The documents do not say.")))
                .isEmpty();
    }

    @Test
    void failuresAreFaultsOfTheirOwn() {
        assertThat(faults(agent(LABEL).breaks(Transcript.Failure.Kind.RUN_ERROR, "x")))
                .containsExactly(Fault.RUN_ERROR);
        assertThat(faults(agent(LABEL).breaks(Transcript.Failure.Kind.UNSCOREABLE, "x")))
                .containsExactly(Fault.UNSCOREABLE);
    }

    @Test
    void wrongAnswersNameTheirCauses() {
        Label needs = LABEL.needs("calculator");
        assertThat(faults(agent(needs).found("search", passage("a", "5")).answers("6")))
                .containsExactly(Fault.MISSED_TOOL, Fault.WRONG);
        assertThat(faults(agent(needs)
                        .found("search", passage("b", "6"))
                        .fails("calculator", "invalid_arguments")
                        .answers("6")))
                .containsExactly(Fault.FAILED_TOOL, Fault.NOT_FOUND, Fault.WRONG);
        assertThat(faults(Asked.of(Asked.BM25, needs.question()).answers("6")))
                .containsExactly(Fault.NOT_FOUND, Fault.WRONG);
        assertThat(faults(Asked.of(Asked.NO_RETRIEVAL, needs.question()).answers("6")))
                .containsExactly(Fault.WRONG);
    }

    @Test
    void refusalsSilenceAndInventionAreApart() {
        assertThat(faults(agent(LABEL).found("search", passage("a", "5")).answers("The documents do not say.")))
                .containsExactly(Fault.FALSE_REFUSAL);
        assertThat(faults(agent(LABEL).found("search", passage("a", "5")))).containsExactly(Fault.NO_ANSWER);
        assertThat(faults(agent(Label.of("q").unanswerable()).answers("6"))).containsExactly(Fault.MADE_UP);
    }
}
