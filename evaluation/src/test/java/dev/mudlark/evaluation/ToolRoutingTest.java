package dev.mudlark.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ToolRoutingTest {

    private static final SystemInfo AGENT =
            Asked.system("agent", "agent_search", "search", "calculator", "date_calc", "off_topic");

    private static Asked asked(String expected) {
        return Asked.of(AGENT, Label.of("q").expects(expected).question());
    }

    private static Optional<ToolRouting> routing(Asked asked) {
        return ToolRouting.of(asked.attempt());
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    calculator | search calculator        | calculator     | RIGHT
                    calculator | calculator date_calc     | calculator     | RIGHT
                    calculator | date_calc calculator     | date_calc      | WRONG_TOOL
                    calculator | search                   | search         | SILENT_SKIP
                    calculator | off_topic                | off_topic      | SILENT_SKIP
                    calculator |                          | none           | SILENT_SKIP
                    calculator | calculate                | (unknown tool) | BROKEN_CALL
                    calculator | off_topic calculator     | calculator     | RIGHT
                    calculator | off_topic search         | off_topic      | SILENT_SKIP
                    search     | off_topic search         | search         | RIGHT
                    search     | search calculator        | search         | RIGHT
                    search     | calculator search        | calculator     | WRONG_TOOL
                    search     |                          | none           | SILENT_SKIP
                    search     | off_topic                | off_topic      | SILENT_SKIP
                    none       |                          | none           | RIGHT
                    none       | off_topic                | off_topic      | RIGHT
                    none       | search off_topic         | search         | NEEDLESS_CALL
                    none       | calculator               | calculator     | NEEDLESS_CALL
                    none       | web                      | (unknown tool) | BROKEN_CALL
                    off_topic  |                          | none           | RIGHT
                    off_topic  | off_topic                | off_topic      | RIGHT
                    off_topic  | search                   | search         | NEEDLESS_CALL
                    """)
    void theFirstToolThatCountsIsTheChoice(String expected, String called, String chosen, RoutingOutcome outcome) {
        Asked asked = asked(expected).answers("x");
        for (String tool : Optional.ofNullable(called).orElse("").split(" ")) {
            if (!tool.isEmpty()) {
                asked.calls(tool);
            }
        }
        String row = expected.equals("off_topic") ? "none" : expected;
        assertThat(routing(asked)).contains(new ToolRouting(row, chosen, outcome));
    }

    @Test
    void aCallThatFailedOrWasRefusedIsADecisionAllTheSame() {
        for (String code : List.of("invalid_arguments", "cut_call", "limit_reached", "timeout")) {
            assertThat(routing(asked("calculator").fails("calculator", code)))
                    .as(code)
                    .contains(new ToolRouting("calculator", "calculator", RoutingOutcome.RIGHT));
        }
    }

    @Test
    void nothingIsSaidWhereNothingWasDecided() {
        assertThat(routing(asked("calculator"))).as("failed before it chose").isEmpty();
        assertThat(routing(asked("none").answers(" "))).as("said nothing").isEmpty();
        assertThat(routing(asked("lookup_table").answers("x")))
                .as("not offered")
                .isEmpty();
        assertThat(routing(Asked.of(AGENT, Question.of("q", "?")).answers("x")))
                .as("no label")
                .isEmpty();
        Question labelled = Label.of("q").expects("search").question();
        assertThat(routing(Asked.of(Asked.BM25, labelled).answers("x")))
                .as("no tools")
                .isEmpty();
    }
}
