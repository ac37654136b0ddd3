package dev.mudlark.agents;

import static dev.mudlark.agents.ScriptedLlm.calls;
import static dev.mudlark.agents.ScriptedLlm.says;
import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.agents.react.ReactText;
import dev.mudlark.context.Budget;
import dev.mudlark.context.Deadline;
import dev.mudlark.context.Step;
import dev.mudlark.models.AssistantToolCallMessage;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.LlmOptions;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.Message;
import dev.mudlark.models.Price;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolResultMessage;
import dev.mudlark.tools.QuestionContext;
import dev.mudlark.tools.ToolBox;
import dev.mudlark.tools.ToolRules;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The loop with {@code agent_mode: react_json}. */
class JsonModeTest {

    private static final String PROBE = "{\"action\":\"probe\",\"arguments\":{\"note\":\"%s\"}}";

    private final DataFence fence = DataFence.seeded(7);
    private final CountingTool tool = new CountingTool("probe", 0);
    private final QuestionContext context = TestContexts.with(Budget.unlimited(), Deadline.none());

    @Test
    void anActionRunsAndItsResultComesBackAsFencedMessageOfTheUser() {
        ScriptedLlm llm = new ScriptedLlm(says("I look.\n" + probe("a")), says("{\"answer\": \"five days\"}"));

        AgentResult result = run(6, llm);

        assertThat(result.answer()).contains("five days");
        assertThat(tool.calls()).isEqualTo(1);
        assertThat(llm.requests.getLast().messages())
                .containsExactly(
                        ChatMessage.user("how long?"),
                        ChatMessage.assistant("I look.\n" + probe("a")),
                        ChatMessage.user("Result of call_1 (probe):\n" + fence.around("probe 1")));
        assertThat(counts(result)).isEqualTo("steps 2, llm 2, tools 1, ANSWERED");
    }

    @Test
    void theConversationThatIsKeptHasCallsAndResultsAsInTheOtherMode() {
        AgentResult result = run(6, new ScriptedLlm(says(probe("a")), says("{\"answer\": \"five days\"}")));

        assertThat(result.messages()).hasSize(4);
        assertThat(result.messages().get(1)).isInstanceOfSatisfying(AssistantToolCallMessage.class, reply -> {
            assertThat(reply.content()).isEqualTo(probe("a"));
            assertThat(reply.toolCalls()).extracting(ToolCall::id).containsExactly("call_1");
        });
        assertThat(result.messages().get(2)).isEqualTo(new ToolResultMessage("call_1", "probe 1", false));
        assertThat(result.messages().get(3)).isEqualTo(ChatMessage.assistant("{\"answer\": \"five days\"}"));
    }

    @Test
    void toolsStandInTheSystemPromptAndNotInTheRequest() {
        ScriptedLlm llm = new ScriptedLlm(says("{\"answer\": \"x\"}"));

        run(6, llm);

        LlmRequest request = llm.requests.getFirst();
        assertThat(request.tools()).isEmpty();
        assertThat(request.options()).isEqualTo(LlmOptions.DEFAULT);
        assertThat(request.system())
                .startsWith("Answer.\n\n")
                .contains(
                        "{\"name\":\"probe\",\"description\":\"Counts its calls.\",\"input_schema\":{\"type\":\"object\"")
                .endsWith("\n\n" + fence.rule());
        assertThat(ReactText.tools(request.system()).orElseThrow()).containsExactly(tool.spec());
    }

    /** LOP-06, the last. */
    @Test
    void aReplyThatIsNeitherIsShownItsProblemOnceAndCounts() {
        ScriptedLlm llm = new ScriptedLlm(says("I think it is 5."), says("{\"answer\": \"5\"}"));

        AgentResult result = run(6, llm);

        assertThat(result.answer()).contains("5");
        assertThat(result.messages().get(2).content())
                .startsWith("Your reply could not be taken: it holds no JSON object with an action or an answer.");
        assertThat(counts(result)).isEqualTo("steps 2, llm 2, tools 0, ANSWERED");
        assertThat(context.trace().steps()).extracting(Step::kind).containsExactly(Step.Kind.LLM, Step.Kind.GENERATE);
        assertThat(context.trace().steps().getFirst().detail())
                .containsEntry("not_taken", "it holds no JSON object with an action or an answer");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "I think it is 5.",
                "",
                "{\"action\":\"probe\",\"arguments\":{}} {\"action\":\"probe\",\"arguments\":{\"note\":\"x\"}}",
                "{\"answer\": \"five da",
                "{\"price\": 5}",
            })
    void twoInARowEndTheQuestionAsAnErrorOfTheModel(String reply) {
        AgentResult result = run(6, new ScriptedLlm(says(reply)));

        assertThat(result.answer()).isEmpty();
        assertThat(result.failure()).get().extracting(LlmException::kind).isEqualTo(LlmException.Kind.UNTAKEN_REPLY);
        assertThat(counts(result)).isEqualTo("steps 2, llm 2, tools 0, FAILED");
        assertThat(result.messages()).hasSize(4).last().isEqualTo(ChatMessage.assistant(reply));
        assertThat(tool.calls()).isZero();
    }

    @Test
    void anActionBetweenGivesTheNextFailureItsOwnRepair() {
        AgentResult result = run(
                6,
                new ScriptedLlm(
                        says("hm"), says(probe("a")), says("hm"), says(probe("b")), says("{\"answer\":\"x\"}")));

        assertThat(counts(result)).isEqualTo("steps 5, llm 5, tools 2, ANSWERED");
    }

    @Test
    void repairTurnsCountTowardsTheStepLimit() {
        ScriptedLlm llm =
                new ScriptedLlm(says("hm"), says(probe("a")), says(probe("b")), says("{\"answer\":\"so far\"}"));

        AgentResult result = run(2, llm);

        assertThat(tool.calls()).isEqualTo(1);
        assertThat(counts(result)).isEqualTo("steps 3, llm 4, tools 1, MAX_STEPS");
        assertThat(result.bestEffort()).isTrue();
        assertThat(result.answer()).contains("so far");
        assertThat(llm.requests.getLast().messages().getLast().content())
                .startsWith("The limit max_steps of this question is reached.")
                .endsWith(ReactText.ANSWER_NOW);
    }

    @Test
    void theFinalAnswerMayBePlainTextAndIsNeverAnAction() {
        assertThat(lastly("It takes {about} five days.")).contains("It takes {about} five days.");
        assertThat(lastly("{\"answer\": \"five days\"}")).contains("five days");
        assertThat(lastly(probe("z"))).contains("");
        assertThat(lastly("{\"answer\": \"five da")).isEmpty();
        assertThat(tool.calls()).isZero();
    }

    @Test
    void equalActionsAreRefusedAsInTheOtherMode() {
        AgentResult result = run(6, new ScriptedLlm(says(probe("a"))));

        assertThat(tool.calls()).isEqualTo(1);
        assertThat(result.repeatedCalls()).isTrue();
        assertThat(result.termination()).isEqualTo(Termination.NO_PROGRESS);
    }

    @Test
    void anActionOfAReplyCutByTheOutputLimitIsNotRun() {
        ScriptedLlm llm = new ScriptedLlm(ScriptedLlm.cutText(probe("a")), says("{\"answer\": \"x\"}"));

        AgentResult result = run(6, llm);

        assertThat(tool.calls()).isZero();
        assertThat(result.outcomes()).extracting(o -> o.errorCode().orElse("-")).containsExactly("cut_call");
        assertThat(llm.requests.getLast().messages().getLast().content())
                .startsWith("Error of call_1 (probe):\n<data ")
                .contains("cut by the output limit");
    }

    @Test
    void aCutReplyThatIsNeitherIsToldToBeShorter() {
        ScriptedLlm llm = new ScriptedLlm(ScriptedLlm.cutText("{\"answer\": \"five"), says("{\"answer\": \"x\"}"));

        assertThat(run(6, llm).answer()).contains("x");
        assertThat(llm.requests.getLast().messages().getLast().content())
                .contains("cut by the output limit; be shorter");
    }

    @Test
    void oneCallOfTheModelsOwnKindIsTakenAndSeveralAreNot() {
        ScriptedLlm one = new ScriptedLlm(calls("probe"), says("{\"answer\": \"x\"}"));
        ScriptedLlm two = new ScriptedLlm(calls("probe", "probe"), says("{\"answer\": \"x\"}"));

        assertThat(run(6, one).answer()).contains("x");
        assertThat(one.requests.getLast().messages().get(1))
                .isEqualTo(ChatMessage.assistant("{\"action\":\"probe\",\"arguments\":{\"note\":\"1-1\"}}"));
        assertThat(run(6, two).answer()).contains("x");
        assertThat(tool.calls()).isEqualTo(1);
    }

    @Test
    void onlyMessagesOfUserAndAssistantAreSentAndTheyTakeTurns() {
        ScriptedLlm llm = new ScriptedLlm(says(""), says(probe("a")), says("hm"), says("{\"answer\":\"x\"}"));

        run(6, llm);

        List<Message> sent = llm.requests.getLast().messages();
        for (int i = 0; i < sent.size(); i++) {
            ChatMessage.Role role = i % 2 == 0 ? ChatMessage.Role.USER : ChatMessage.Role.ASSISTANT;
            assertThat(sent.get(i)).isInstanceOfSatisfying(ChatMessage.class, message -> {
                assertThat(message.role()).isEqualTo(role);
                assertThat(message.content()).isNotBlank();
            });
        }
    }

    private Optional<String> lastly(String reply) {
        AgentLimits none = new AgentLimits(6, OptionalInt.of(0), OptionalLong.empty(), OptionalLong.empty());
        return loop(none, new ScriptedLlm(says(probe("a")), says(reply)))
                .run("how long?", TestContexts.with(Budget.unlimited(), Deadline.none()))
                .answer();
    }

    private AgentResult run(int steps, ScriptedLlm llm) {
        AgentLimits limits = new AgentLimits(steps, OptionalInt.empty(), OptionalLong.empty(), OptionalLong.empty());
        return loop(limits, llm).run("how long?", context);
    }

    private AgentLoop loop(AgentLimits limits, ScriptedLlm llm) {
        ToolBox box = ToolBox.of(List.of(tool), ToolRules.DEFAULT);
        return new AgentLoop(llm, Price.of(2, 5), box, limits, "Answer.", fence, AgentMode.REACT_JSON);
    }

    private static String probe(String note) {
        return PROBE.replace("%s", note);
    }

    private static String counts(AgentResult result) {
        return "steps " + result.steps() + ", llm " + result.llmCalls() + ", tools " + result.toolCalls() + ", "
                + result.termination();
    }
}
