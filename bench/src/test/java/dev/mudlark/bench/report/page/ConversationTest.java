package dev.mudlark.bench.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.Evaluation;
import dev.mudlark.evaluation.EvaluationSettings;
import dev.mudlark.evaluation.Question;
import dev.mudlark.evaluation.RunRecord;
import dev.mudlark.evaluation.SystemInfo;
import dev.mudlark.evaluation.Transcript;
import dev.mudlark.models.AssistantToolCallMessage;
import dev.mudlark.models.Message;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolResultMessage;
import java.util.List;
import java.util.Optional;
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

    @Test
    void callsOfOneTurnAndTheirResultsShareANumber() {
        ToolCall one = ToolCall.of("a", "search", JsonNodeFactory.instance.objectNode());
        ToolCall two = ToolCall.of("b", "search", JsonNodeFactory.instance.objectNode());
        Attempt attempt = attempt(List.of(
                new AssistantToolCallMessage("", List.of(one, two), Optional.empty()),
                new ToolResultMessage("a", "first", false),
                new ToolResultMessage("b", "second", true)));
        assertThat(Conversation.of(attempt))
                .extracting(Turn::heading)
                .containsExactly(
                        "assistant",
                        "calls search (1)",
                        "calls search (2)",
                        "search returned (1)",
                        "search failed (2)");
    }

    private static Attempt attempt(List<Message> messages) {
        SystemInfo system = new SystemInfo("s", "agent_search", "m", true, List.of(), 0, 0, Optional.empty());
        Transcript transcript = new Transcript(
                "s",
                "q",
                "",
                messages,
                List.of(),
                List.of(),
                List.of(),
                Optional.of("answer"),
                Optional.empty(),
                Optional.empty(),
                0);
        RunRecord run = new RunRecord(List.of(system), List.of(Question.of("q", "What?")), List.of(transcript), true);
        return Evaluation.of(run, EvaluationSettings.DEFAULT)
                .results()
                .getFirst()
                .attempt();
    }
}
