package dev.mudlark.bench.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.evaluation.Attempt;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConversationTest {

    /** The first question that the agent with all tools answered with a calculation. */
    private static List<Turn> turns() {
        Attempt attempt = ExplorerCase.of(ExplorerCases.report(40)).stream()
                .map(ExplorerCase::attempt)
                .filter(one -> one.system().name().equals("agent_trio"))
                .filter(one -> one.transcript().toolUses().stream()
                        .anyMatch(use -> use.tool().equals("calculator")
                                && use.errorCode().isEmpty()))
                .findFirst()
                .orElseThrow();
        return Conversation.of(attempt);
    }

    @Test
    void stepsStandInTheOrderInWhichTheyHappened() {
        assertThat(turns())
                .extracting(Turn::heading)
                .startsWith(
                        "retrieves with bm25", "system prompt", "user", "assistant", "calls search", "search returned")
                .containsSubsequence("calls calculator", "calculator returned", "assistant");
    }

    @Test
    void modelTurnsSayWhatTheyTook() {
        Turn assistant = turns().stream()
                .filter(turn -> turn.kind() == Turn.Kind.ASSISTANT)
                .findFirst()
                .orElseThrow();
        assertThat(assistant.note()).isEqualTo("0.35 ms, 420 tokens in, 32 out, $0.000025");
    }

    @Test
    void argumentsArePrettyPrinted() {
        Turn call = turns().stream()
                .filter(turn -> turn.kind() == Turn.Kind.CALL)
                .findFirst()
                .orElseThrow();
        assertThat(call.text()).isEqualTo("{\n  \"query\" : \"refund card business days\"\n}");
    }

    @Test
    void cutAndFailedResultsSaySo() {
        List<Turn> all = ExplorerCase.of(ExplorerCases.report(40)).stream()
                .flatMap(one -> Conversation.of(one.attempt()).stream())
                .toList();
        assertThat(all)
                .anySatisfy(turn -> assertThat(turn.note()).contains("cut: there was more than fits"))
                .anySatisfy(turn -> {
                    assertThat(turn.kind()).isEqualTo(Turn.Kind.FAILED);
                    assertThat(turn.heading()).endsWith("failed");
                    assertThat(turn.note()).contains("error invalid_arguments");
                });
    }
}
