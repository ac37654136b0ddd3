package dev.mudlark.routing;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RoutingQuestionTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Who won the caf\u00e9?",
                "  who  WON\tthe\ncaf\u00e9? ",
                "who\u00a0won\u2003the\u3000caf\u00e9?\u00a0",
                "\ufeffwho w\u200bon the caf\u00e9\u2060?",
                "who won the cafe\u0301?"
            })
    void whatIsNotSeenTellsNoQuestionsApart(String text) {
        assertThat(RoutingQuestion.folded(text)).isEqualTo("who won the caf\u00e9?");
    }

    @Test
    void wordsAndSignsDo() {
        assertThat(RoutingQuestion.folded("who won the cafe?"))
                .isNotEqualTo(RoutingQuestion.folded("who won the caf\u00e9?"));
        assertThat(RoutingQuestion.folded("whowon?")).isNotEqualTo(RoutingQuestion.folded("who won?"));
        assertThat(RoutingQuestion.folded("who won")).isNotEqualTo(RoutingQuestion.folded("who won?"));
    }
}
