package dev.mudlark.agents;

import static dev.mudlark.agents.ScriptedLlm.calls;
import static dev.mudlark.agents.ScriptedLlm.says;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.context.Budget;
import dev.mudlark.context.Deadline;
import dev.mudlark.models.Price;
import dev.mudlark.models.ToolChoice;
import dev.mudlark.tools.ToolBox;
import dev.mudlark.tools.ToolRules;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class LoopGuardTest {

    private static final AgentLimits THREE_STEPS =
            new AgentLimits(3, OptionalInt.empty(), OptionalLong.empty(), OptionalLong.empty());

    private final CountingTool tool = new CountingTool("probe", 0);

    /** LOP-02. */
    @Test
    void threeUnknownNamesInARowEndInTheFinalAnswerCall() {
        ScriptedLlm llm = new ScriptedLlm(calls("nope"), calls("nope"), calls("nope"), says("so far"));

        AgentResult result = run(llm, true, AgentLimits.DEFAULT);

        assertThat(result.termination()).isEqualTo(Termination.NO_PROGRESS);
        assertThat(result.bestEffort()).isTrue();
        assertThat(result.budgetExhausted()).isFalse();
        assertThat(result.answer()).contains("so far");
        assertThat(result.steps()).isEqualTo(3);
        assertThat(llm.requests).hasSize(4);
        assertThat(llm.requests.getLast().options().toolChoice()).isEqualTo(new ToolChoice.None());
        assertThat(llm.requests.getLast().messages().getLast().content())
                .contains("named no tool on offer or were made before", "Answer now");
    }

    /** LOP-02, in one reply. */
    @Test
    void soDoThreeInOneReplyOnceEachHasItsResult() {
        AgentResult result = run(new ScriptedLlm(calls("a", "b", "c"), says("so far")), true, AgentLimits.DEFAULT);

        assertThat(result.termination()).isEqualTo(Termination.NO_PROGRESS);
        assertThat(result.outcomes())
                .extracting(outcome -> outcome.errorCode().orElse("ok"))
                .containsExactly("unknown_tool", "unknown_tool", "unknown_tool");
    }

    @Test
    void aCallThatComesToSomethingBeginsTheCountAnew() {
        AgentResult result = run(
                new ScriptedLlm(calls("a", "b"), calls("probe"), calls("c", "d"), says("done")),
                true,
                AgentLimits.DEFAULT);

        assertThat(result.termination()).isEqualTo(Termination.ANSWERED);
        assertThat(result.bestEffort()).isFalse();
    }

    /** LOP-01, in the loop. */
    @Test
    void aModelThatMakesTheSameCallAgainAndAgainIsStoppedAndFlagged() {
        ScriptedLlm llm = new ScriptedLlm(
                ScriptedLlm.sameCall("probe"),
                ScriptedLlm.sameCall("probe"),
                ScriptedLlm.sameCall("probe"),
                ScriptedLlm.sameCall("probe"),
                ScriptedLlm.sameCall("probe"),
                says("so far"));

        AgentResult result = run(llm, true, AgentLimits.DEFAULT);

        assertThat(tool.calls()).isEqualTo(1);
        assertThat(result.repeatedCalls()).isTrue();
        assertThat(result.outcomes())
                .extracting(outcome -> outcome.errorCode().orElse("ok"))
                .containsExactly("ok", "ok", "repeated_call", "repeated_call", "repeated_call");
        assertThat(result.termination()).isEqualTo(Termination.NO_PROGRESS);
    }

    @Test
    void withoutTheGuardOnlyTheLimitsEndTheLoop() {
        AgentResult unknown = run(new ScriptedLlm(calls("nope")), false, AgentLimits.DEFAULT);
        AgentResult same = run(new ScriptedLlm(ScriptedLlm.sameCall("probe")), false, THREE_STEPS);

        assertThat(unknown.termination()).isEqualTo(Termination.MAX_STEPS);
        assertThat(same.termination()).isEqualTo(Termination.MAX_STEPS);
        assertThat(same.repeatedCalls()).isFalse();
        assertThat(tool.calls()).isEqualTo(3);
    }

    /** LOP-03. */
    @Test
    void theFinalAnswerCallIsMadeAfterTheLastStep() {
        ScriptedLlm llm =
                new ScriptedLlm(calls("probe"), calls("probe"), calls("probe"), calls("probe"), says("so far"));

        AgentResult result = run(llm, true, THREE_STEPS);

        assertThat(tool.calls()).isEqualTo(3);
        assertThat(result.bestEffort()).isTrue();
        assertThat(result.answer()).contains("so far");
        assertThat(llm.requests.getLast().options().toolChoice()).isEqualTo(new ToolChoice.None());
    }

    private AgentResult run(ScriptedLlm llm, boolean guard, AgentLimits limits) {
        ToolBox box = ToolBox.builder(ToolRules.DEFAULT)
                .add(List.of(tool))
                .guardRepeats(guard)
                .build();
        return new AgentLoop(llm, Price.UNKNOWN, box, limits, "", DataFence.seeded(7))
                .run("how long?", TestContexts.with(Budget.unlimited(), Deadline.none()));
    }
}
