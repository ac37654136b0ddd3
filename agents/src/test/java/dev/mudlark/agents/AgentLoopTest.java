package dev.mudlark.agents;

import static dev.mudlark.agents.ScriptedLlm.calls;
import static dev.mudlark.agents.ScriptedLlm.cutCalls;
import static dev.mudlark.agents.ScriptedLlm.fails;
import static dev.mudlark.agents.ScriptedLlm.says;
import static dev.mudlark.agents.ScriptedLlm.saysAndCalls;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mudlark.context.Amount;
import dev.mudlark.context.Budget;
import dev.mudlark.context.Deadline;
import dev.mudlark.context.Step;
import dev.mudlark.models.AssistantToolCallMessage;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.Message;
import dev.mudlark.models.Price;
import dev.mudlark.models.ToolChoice;
import dev.mudlark.models.ToolResultMessage;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.models.Usage;
import dev.mudlark.tools.QuestionContext;
import java.time.Duration;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class AgentLoopTest {

    private static final Price PRICE = Price.of(2, 5);
    private static final long COST_PER_CALL = 100 * 2 + 10 * 5;

    private final Budget budget = Budget.unlimited();
    private final CountingTool tool = new CountingTool("probe", 0);
    private QuestionContext context = TestContexts.with(budget, Deadline.none());

    @Test
    void answerWithoutCallsIsOneStep() {
        AgentResult result = run(AgentLimits.DEFAULT, new ScriptedLlm(says("five days")));

        assertThat(result.answer()).contains("five days");
        assertThat(result.messages())
                .containsExactly(ChatMessage.user("how long?"), ChatMessage.assistant("five days"));
        assertThat(counts(result)).isEqualTo("steps 1, llm 1, tools 0");
        assertThat(ending(result)).isEqualTo("ANSWERED");
        assertThat(context.trace().steps()).extracting(Step::kind).containsExactly(Step.Kind.GENERATE);
    }

    @Test
    void resultsGoBackInTheOrderOfTheCalls() {
        ScriptedLlm llm = new ScriptedLlm(calls("probe", "probe"), says("done"));

        AgentResult result = run(AgentLimits.DEFAULT, llm);

        assertThat(llm.requests.get(1).messages()).hasSize(4).element(1).isInstanceOf(AssistantToolCallMessage.class);
        assertThat(toolResults(result))
                .satisfiesExactly(
                        first -> assertThat(first).startsWith("1-1 ok: probe "),
                        second -> assertThat(second).startsWith("1-2 ok: probe "));
        assertThat(counts(result)).isEqualTo("steps 2, llm 2, tools 2");
        assertThat(context.trace().steps())
                .extracting(Step::kind)
                .containsExactly(Step.Kind.LLM, Step.Kind.TOOL, Step.Kind.TOOL, Step.Kind.GENERATE);
    }

    @Test
    void everyModelCallIsPricedAndCharged() {
        run(AgentLimits.DEFAULT, new ScriptedLlm(calls("probe"), says("done")));

        assertThat(context.trace().steps().getFirst()).satisfies(step -> {
            assertThat(step.name()).isEqualTo("scripted-1");
            assertThat(step.inputTokens()).hasValue(100);
            assertThat(step.outputTokens()).hasValue(10);
            assertThat(step.costNanoDollars()).isEqualTo(COST_PER_CALL);
        });
        assertThat(budget.spent()).isEqualTo(new Amount(2 * COST_PER_CALL, 220, 1));
    }

    @Test
    void modelThatCallsAToolInEveryStepIsAskedForAnAnswer() {
        ScriptedLlm llm =
                new ScriptedLlm(calls("probe"), calls("probe"), calls("probe"), calls("probe"), says("so far"));

        AgentResult result = run(steps(3), llm);

        assertThat(tool.calls()).isEqualTo(3);
        assertThat(counts(result)).isEqualTo("steps 4, llm 5, tools 3");
        assertThat(ending(result)).isEqualTo("MAX_STEPS best_effort");
        assertThat(result.answer()).contains("so far");
    }

    @Test
    void answerAfterTheLastAllowedStepIsANormalAnswer() {
        ScriptedLlm llm = new ScriptedLlm(calls("probe"), calls("probe"), says("done"));

        AgentResult result = run(steps(2), llm);

        assertThat(counts(result)).isEqualTo("steps 3, llm 3, tools 2");
        assertThat(ending(result)).isEqualTo("ANSWERED");
        assertThat(llm.requests).allSatisfy(request -> {
            assertThat(request.tools()).hasSize(1);
            assertThat(request.options().toolChoice()).isEqualTo(new ToolChoice.Auto());
        });
    }

    @Test
    void callBeyondTheToolCallCapIsRefusedAndTheAnswerAskedFor() {
        ScriptedLlm llm = new ScriptedLlm(calls("probe"), calls("probe", "probe"), says("so far"));

        AgentResult result = run(toolCalls(1), llm);

        assertThat(tool.calls()).isEqualTo(1);
        assertThat(counts(result)).isEqualTo("steps 2, llm 3, tools 1");
        assertThat(ending(result)).isEqualTo("MAX_TOOL_CALLS best_effort budget_exhausted");
        String refusal = "The limit max_tool_calls of this question is reached. No more tools can be called.";
        assertThat(toolResults(result))
                .containsExactly("1-1 ok: probe 1", "2-1 error: error: " + refusal, "2-2 error: error: " + refusal);
        assertThat(result.outcomes())
                .extracting(outcome -> outcome.errorCode().orElse("-"))
                .containsExactly("-", "limit_reached", "limit_reached");
        assertThat(context.trace().steps())
                .extracting(Step::kind)
                .containsExactly(
                        Step.Kind.LLM,
                        Step.Kind.TOOL,
                        Step.Kind.LLM,
                        Step.Kind.TOOL,
                        Step.Kind.TOOL,
                        Step.Kind.GENERATE);
    }

    @Test
    void replyWithMoreCallsThanAllowedRunsTheFirstOnes() {
        AgentResult result = run(toolCalls(2), new ScriptedLlm(calls("probe", "probe", "probe"), says("so far")));

        assertThat(toolResults(result))
                .as("calls of one reply run side by side, so either may be counted first")
                .satisfiesExactly(
                        first -> assertThat(first).startsWith("1-1 ok: probe "),
                        second -> assertThat(second).startsWith("1-2 ok: probe "),
                        third -> assertThat(third).startsWith("1-3 error: "));
        assertThat(ending(result)).isEqualTo("MAX_TOOL_CALLS best_effort budget_exhausted");
        assertThat(counts(result)).isEqualTo("steps 1, llm 2, tools 2");
    }

    @Test
    void answerAfterTheLastAllowedToolCallIsANormalAnswer() {
        AgentResult result = run(toolCalls(1), new ScriptedLlm(calls("probe"), says("done")));

        assertThat(ending(result)).isEqualTo("ANSWERED");
        assertThat(counts(result)).isEqualTo("steps 2, llm 2, tools 1");
    }

    @Test
    void noToolCallsAllowedStillOffersToolsOnce() {
        ScriptedLlm llm = new ScriptedLlm(calls("probe"), says("so far"));

        AgentResult result = run(toolCalls(0), llm);

        assertThat(tool.calls()).isZero();
        assertThat(llm.requests.getFirst().tools()).hasSize(1);
        assertThat(ending(result)).isEqualTo("MAX_TOOL_CALLS best_effort budget_exhausted");
    }

    @Test
    void finalAnswerCallKeepsTheToolsAndForbidsThem() {
        ScriptedLlm llm = new ScriptedLlm(calls("probe"), says("so far"));

        run(toolCalls(0), llm);

        LlmRequest last = llm.requests.getLast();
        assertThat(last.tools()).extracting(ToolSpec::name).containsExactly("probe");
        assertThat(last.options().toolChoice()).isEqualTo(new ToolChoice.None());
        assertThat(last.messages().getLast())
                .isEqualTo(ChatMessage.user("The limit max_tool_calls of this question is reached. Answer now with what"
                        + " was found; say so if it is not enough to answer."));
    }

    @Test
    void callsInTheReplyToTheFinalAnswerCallAreNeitherRunNorKept() {
        AgentResult result = run(toolCalls(0), new ScriptedLlm(calls("probe"), saysAndCalls("so far", "probe")));

        assertThat(tool.calls()).isZero();
        assertThat(result.messages().getLast()).isEqualTo(ChatMessage.assistant("so far"));
        assertThat(result.outcomes()).hasSize(1);
        assertThat(result.answer()).contains("so far");
    }

    @Test
    void costCapIsCheckedBeforeEachCallAndTheFinalAnswerMayPassIt() {
        AgentResult result =
                run(cost(COST_PER_CALL + 1), new ScriptedLlm(calls("probe"), calls("probe"), says("so far")));

        assertThat(tool.calls()).isEqualTo(1);
        assertThat(ending(result)).isEqualTo("MAX_COST best_effort budget_exhausted");
        assertThat(budget.spent().nanoDollars()).isEqualTo(3 * COST_PER_CALL);
    }

    @Test
    void whatToolsCostCountsTowardsTheCostCap() {
        CountingTool dear = new CountingTool("probe", 1_000);

        AgentResult result = AgentLoops.of(
                        new ScriptedLlm(calls("probe", "probe"), says("so far")), PRICE, cost(1_000), dear)
                .run("how long?", context);

        assertThat(dear.calls()).isEqualTo(1);
        assertThat(ending(result)).isEqualTo("MAX_COST best_effort budget_exhausted");
    }

    @Test
    void answerAboveTheCostCapIsANormalAnswer() {
        AgentResult result = run(cost(1), new ScriptedLlm(says("done")));

        assertThat(ending(result)).isEqualTo("ANSWERED");
    }

    @Test
    void tokenCapCountsInputAndOutput() {
        AgentResult below = run(tokens(111), new ScriptedLlm(calls("probe"), says("done")));
        AgentResult reached = run(tokens(110), new ScriptedLlm(calls("probe"), says("so far")));

        assertThat(ending(below)).isEqualTo("ANSWERED");
        assertThat(ending(reached)).isEqualTo("MAX_TOKENS best_effort budget_exhausted");
        assertThat(counts(reached)).isEqualTo("steps 1, llm 2, tools 0");
    }

    @Test
    void spendingOfOtherQuestionsDoesNotCount() {
        budget.spend(new Amount(1_000_000, 1_000_000, 50));

        assertThat(ending(run(tokens(500), new ScriptedLlm(calls("probe"), says("done")))))
                .isEqualTo("ANSWERED");
    }

    @Test
    void callsOfAReplyCutByTheOutputLimitAreNeverRun() {
        AgentResult result = run(AgentLimits.DEFAULT, new ScriptedLlm(cutCalls("probe", "probe"), says("done")));

        assertThat(tool.calls()).isZero();
        assertThat(toolResults(result)).hasSize(2).allMatch(text -> text.contains("was cut by the output limit"));
        assertThat(result.outcomes())
                .extracting(o -> o.errorCode().orElseThrow())
                .containsOnly("cut_call");
        assertThat(counts(result)).isEqualTo("steps 2, llm 2, tools 0");
        assertThat(ending(result)).isEqualTo("ANSWERED");
    }

    @Test
    void repliesThatAreAlwaysCutEndAtTheStepLimit() {
        AgentResult result = run(steps(3), new ScriptedLlm(cutCalls("probe")));

        assertThat(ending(result)).isEqualTo("MAX_STEPS best_effort");
        assertThat(tool.calls()).isZero();
    }

    @Test
    void unknownToolIsAnsweredWithAnError() {
        AgentResult result = run(AgentLimits.DEFAULT, new ScriptedLlm(calls("prob"), says("done")));

        assertThat(toolResults(result)).singleElement().asString().startsWith("1-1 error:");
        assertThat(counts(result)).isEqualTo("steps 2, llm 2, tools 1");
    }

    @Test
    void failureMidwayKeepsTheConversation() {
        AgentResult result = run(AgentLimits.DEFAULT, new ScriptedLlm(calls("probe"), fails("no route to model")));

        assertThat(result.answer()).isEmpty();
        assertThat(result.failure()).get().extracting(Throwable::getMessage).isEqualTo("no route to model");
        assertThat(result.messages()).hasSize(3);
        assertThat(ending(result)).isEqualTo("FAILED");
        assertThat(counts(result)).isEqualTo("steps 2, llm 2, tools 1");
        assertThat(context.trace().steps().getLast().detail()).containsEntry("message", "no route to model");
    }

    @Test
    void questionOutOfTimeFailsBeforeTheModelIsAsked() {
        context = TestContexts.with(budget, Deadline.in(Duration.ZERO, () -> 0));
        ScriptedLlm llm = new ScriptedLlm(says("done"));

        AgentResult result = run(AgentLimits.DEFAULT, llm);

        assertThat(llm.requests).isEmpty();
        assertThat(ending(result)).isEqualTo("FAILED");
    }

    @Test
    void unknownUsageLeavesTheStepUnknown() {
        run(AgentLimits.DEFAULT, new ScriptedLlm(Usage.UNKNOWN, says("done")));

        assertThat(context.trace().steps().getFirst().inputTokens()).isEmpty();
        assertThat(budget.spent()).isEqualTo(Amount.ZERO);
    }

    @Test
    void costCapNeedsAPrice() {
        assertThatThrownBy(() -> AgentLoops.of(new ScriptedLlm(says("done")), Price.UNKNOWN, cost(5), tool))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("max_cost_usd");
    }

    private AgentResult run(AgentLimits limits, ScriptedLlm llm) {
        AgentResult result = AgentLoops.of(llm, PRICE, limits, tool).run("how long?", context);
        assertThat(answeredOnce(result.messages()))
                .as("every call has one result")
                .isTrue();
        return result;
    }

    private static boolean answeredOnce(List<Message> messages) {
        List<String> asked = messages.stream()
                .filter(AssistantToolCallMessage.class::isInstance)
                .flatMap(
                        m -> ((AssistantToolCallMessage) m).toolCalls().stream().map(call -> call.id()))
                .toList();
        List<String> answered = messages.stream()
                .filter(ToolResultMessage.class::isInstance)
                .map(m -> ((ToolResultMessage) m).toolCallId())
                .toList();
        return asked.equals(answered);
    }

    private static List<String> toolResults(AgentResult result) {
        return result.messages().stream()
                .filter(ToolResultMessage.class::isInstance)
                .map(ToolResultMessage.class::cast)
                .map(m -> m.toolCallId() + (m.isError() ? " error: " : " ok: ") + m.content())
                .toList();
    }

    private static String counts(AgentResult result) {
        return "steps " + result.steps() + ", llm " + result.llmCalls() + ", tools " + result.toolCalls();
    }

    private static String ending(AgentResult result) {
        return result.termination()
                + (result.bestEffort() ? " best_effort" : "")
                + (result.budgetExhausted() ? " budget_exhausted" : "");
    }

    private static AgentLimits steps(int max) {
        return new AgentLimits(max, OptionalInt.empty(), OptionalLong.empty(), OptionalLong.empty());
    }

    private static AgentLimits toolCalls(int max) {
        return new AgentLimits(6, OptionalInt.of(max), OptionalLong.empty(), OptionalLong.empty());
    }

    private static AgentLimits cost(long max) {
        return new AgentLimits(6, OptionalInt.empty(), OptionalLong.of(max), OptionalLong.empty());
    }

    private static AgentLimits tokens(long max) {
        return new AgentLimits(6, OptionalInt.empty(), OptionalLong.empty(), OptionalLong.of(max));
    }
}
