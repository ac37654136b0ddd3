package dev.mudlark.agents;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Budget;
import dev.mudlark.context.Deadline;
import dev.mudlark.models.AssistantToolCallMessage;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.Message;
import dev.mudlark.models.Price;
import dev.mudlark.models.ProviderState;
import dev.mudlark.models.StopReason;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolChoice;
import dev.mudlark.models.ToolResultMessage;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.models.Usage;
import dev.mudlark.tools.Decision;
import dev.mudlark.tools.Tool;
import dev.mudlark.tools.ToolBox;
import dev.mudlark.tools.ToolContext;
import dev.mudlark.tools.ToolResult;
import dev.mudlark.tools.ToolRules;
import dev.mudlark.tools.ToolTraits;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.CountDownLatch;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** That every call has one result under its own id, whatever becomes of it and whatever the model gives. */
class OneResultPerCallTest {

    private static final DataFence FENCE = DataFence.seeded(7);

    private final CountingTool tool = new CountingTool("probe", 0);

    /** ARG-04: the reason as the provider says it, and the arguments as they came. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "LENGTH     | {\"note\": \"han",
                "LENGTH     | {\"note\": \"a\"}",
                "TOOL_CALLS | {\"note\": \"han",
                "TOOL_CALLS | {\"note\": \"a\", \"more\": {\"b\": 1}",
                "END        | {",
            })
    void aCallCutByTheOutputLimitIsNeverRun(StopReason reason, String arguments) {
        ScriptedLlm llm =
                script(turn -> reply("", reason, ToolCall.parse("c1", "probe", arguments)), ScriptedLlm.says("done"));

        AgentResult result = run(llm, AgentLimits.DEFAULT, tool);

        assertThat(tool.calls()).isZero();
        assertThat(result.outcomes()).extracting(o -> o.errorCode().orElse("-")).containsExactly("cut_call");
        List<Message> next = llm.requests.getLast().messages();
        assertThat(DataFence.removed(next).getLast().content())
                .contains("cut by the output limit", "Call again with shorter arguments");
        assertThat(((AssistantToolCallMessage) next.get(1))
                        .toolCalls()
                        .getFirst()
                        .arguments())
                .as("what is sent back is JSON")
                .isInstanceOf(ObjectNode.class);
        assertThat(result.answer()).contains("done");
    }

    @Test
    void argumentsThatAreWrongButNotCutAreTheGatesToRefuse() {
        ScriptedLlm llm = script(
                turn -> reply("", StopReason.TOOL_CALLS, ToolCall.parse("c1", "probe", "{\"note\" \"a\"}")),
                ScriptedLlm.says("done"));

        assertThat(run(llm, AgentLimits.DEFAULT, tool).outcomes())
                .extracting(o -> o.errorCode().orElse("-"))
                .containsExactly("malformed_arguments");
    }

    /** LOP-04. */
    @Test
    void callsOfTheFinalAnswerAreNeitherRunNorKeptNorIsTheStateThatNamesThem() {
        ProviderState state = new ProviderState("anthropic", "m", "[{\"type\":\"tool_use\",\"id\":\"t9\"}]");
        ScriptedLlm llm = script(
                ScriptedLlm.calls("probe"),
                turn -> new LlmToolResponse(
                        "so far",
                        List.of(call("t9", "x")),
                        Usage.UNKNOWN,
                        "m",
                        "anthropic",
                        StopReason.TOOL_CALLS,
                        Optional.of(state)));

        AgentResult result = run(llm, toolCalls(0), tool);

        LlmRequest last = llm.requests.getLast();
        assertThat(last.tools()).extracting(ToolSpec::name).containsExactly("probe");
        assertThat(last.options().toolChoice()).isEqualTo(new ToolChoice.None());
        assertThat(tool.calls()).isZero();
        assertThat(result.answer()).contains("so far");
        assertThat(result.messages().getLast()).isEqualTo(ChatMessage.assistant("so far"));
        assertThat(result.outcomes()).hasSize(1);
    }

    /** WIR-03: a is fine, b is denied, c takes too long, d is over the limit. */
    @Test
    void everyCallOfAReplyHasOneResultInItsOrder() {
        ScriptedLlm llm = script(
                turn -> reply(
                        "",
                        StopReason.TOOL_CALLS,
                        call("a", "probe", "1"),
                        call("b", "denied", "2"),
                        call("c", "slow", "3"),
                        call("d", "probe", "4")),
                ScriptedLlm.says("done"));
        ToolBox box = ToolBox.builder(ToolRules.DEFAULT)
                .add(List.of(tool, new CountingTool("denied", 0), new Slow()))
                .authorizer((caller, tool, arguments) ->
                        tool.equals("denied") ? Decision.deny("test", "not for you") : Decision.allow("test"))
                .build();

        AgentResult result = new AgentLoop(llm, Price.UNKNOWN, box, toolCalls(3), "", FENCE)
                .run("?", TestContexts.with(Budget.unlimited(), Deadline.none()));

        assertThat(results(DataFence.removed(llm.requests.getLast().messages())))
                .containsExactly("a ok", "b error", "c error", "d error");
        assertThat(result.outcomes())
                .extracting(outcome -> outcome.errorCode().orElse("-"))
                .containsExactly("-", "permission_denied", "timeout", "limit_reached");
        assertThat(tool.calls()).isEqualTo(1);
    }

    /** WIR-09. */
    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {"NATIVE,''", "NATIVE,' '", "REACT_JSON,''"})
    void anEmptyResultIsASuccessAndIsSentAsNoOutput(AgentMode mode, String output) {
        ScriptedLlm llm = mode == AgentMode.NATIVE
                ? script(ScriptedLlm.calls("quiet"), ScriptedLlm.says("done"))
                : script(ScriptedLlm.says("{\"action\":\"quiet\"}"), ScriptedLlm.says("{\"answer\":\"done\"}"));
        ToolBox box = ToolBox.of(List.of(new Quiet(output.replace("'", ""))), ToolRules.DEFAULT);

        AgentResult result = new AgentLoop(llm, Price.UNKNOWN, box, AgentLimits.DEFAULT, "", FENCE, mode)
                .run("?", TestContexts.with(Budget.unlimited(), Deadline.none()));

        assertThat(result.outcomes()).noneMatch(outcome -> outcome.isError());
        assertThat(result.messages().get(2)).isInstanceOfSatisfying(ToolResultMessage.class, message -> {
            assertThat(message.content()).isEqualTo("(no output)");
            assertThat(message.isError()).isFalse();
        });
        assertThat(llm.requests.getLast().messages().getLast().content()).contains("\n(no output)\n");
    }

    /** NAM-03, as far as the loop goes: a model that is no adapter of ours may give any ids but blank ones. */
    @Test
    void callsWithTheSameIdGetIdsOfTheirOwn() {
        ProviderState state = new ProviderState("p", "m", "{\"id\":\"x\"}");
        Function<Integer, LlmToolResponse> twice = turn -> new LlmToolResponse(
                "",
                List.of(call("x", "a" + turn), call("x", "b" + turn)),
                Usage.UNKNOWN,
                "m",
                "p",
                StopReason.TOOL_CALLS,
                Optional.of(state));
        ScriptedLlm llm =
                script(twice, turn -> reply("", StopReason.TOOL_CALLS, call("x", "c")), ScriptedLlm.says("done"));

        AgentResult result = run(llm, AgentLimits.DEFAULT, tool);

        List<String> asked = new ArrayList<>();
        List<String> answered = new ArrayList<>();
        for (Message message : result.messages()) {
            if (message instanceof AssistantToolCallMessage reply) {
                reply.toolCalls().forEach(call -> asked.add(call.id()));
                assertThat(reply.providerState())
                        .as("it would say the old id again")
                        .isEmpty();
            } else if (message instanceof ToolResultMessage answer) {
                answered.add(answer.toolCallId());
            }
        }
        assertThat(asked).hasSize(3).doesNotHaveDuplicates().first().isEqualTo("x");
        assertThat(answered).isEqualTo(asked);
        assertThat(result.outcomes()).extracting(outcome -> outcome.call().id()).isEqualTo(asked);
        assertThat(DataFence.removed(llm.requests.getLast().messages()))
                .isEqualTo(result.messages().subList(0, 6));
    }

    @Test
    void idsThatAreTheirOwnStayAndSoDoesTheState() {
        ProviderState state = new ProviderState("p", "m", "{}");
        LlmToolResponse reply = new LlmToolResponse(
                "",
                List.of(call("x", "a"), call("y", "b")),
                Usage.UNKNOWN,
                "m",
                "p",
                StopReason.TOOL_CALLS,
                Optional.of(state));

        AgentResult result = run(script(turn -> reply, ScriptedLlm.says("done")), AgentLimits.DEFAULT, tool);

        assertThat(result.messages().get(1)).isEqualTo(reply.asMessage());
    }

    private static AgentResult run(ScriptedLlm llm, AgentLimits limits, Tool... tools) {
        return AgentLoops.of(llm, Price.UNKNOWN, limits, tools)
                .run("?", TestContexts.with(Budget.unlimited(), Deadline.none()));
    }

    private static List<String> results(List<Message> messages) {
        return messages.stream()
                .filter(ToolResultMessage.class::isInstance)
                .map(ToolResultMessage.class::cast)
                .map(result -> result.toolCallId() + (result.isError() ? " error" : " ok"))
                .toList();
    }

    private static AgentLimits toolCalls(int most) {
        return new AgentLimits(6, OptionalInt.of(most), OptionalLong.empty(), OptionalLong.empty());
    }

    @SafeVarargs
    private static ScriptedLlm script(Function<Integer, LlmToolResponse>... turns) {
        return new ScriptedLlm(turns);
    }

    private static ToolCall call(String id, String note) {
        return call(id, "probe", note);
    }

    private static ToolCall call(String id, String name, String note) {
        return ToolCall.of(id, name, JsonNodeFactory.instance.objectNode().put("note", note));
    }

    private static LlmToolResponse reply(String text, StopReason reason, ToolCall... calls) {
        return new LlmToolResponse(text, List.of(calls), Usage.UNKNOWN, "m", "p", reason, Optional.empty());
    }

    private static ToolSpec spec(String name) {
        ObjectNode schema = JsonNodeFactory.instance.objectNode().put("type", "object");
        schema.putObject("properties").putObject("note").put("type", "string");
        return new ToolSpec(name, "A tool.", schema);
    }

    private static ToolTraits traits(Optional<Duration> timeout) {
        return new ToolTraits(ToolTraits.SideEffects.NONE, true, timeout, true, 0);
    }

    /** Answers when it is told to stop. */
    private static final class Slow implements Tool {

        @Override
        public ToolSpec spec() {
            return OneResultPerCallTest.spec("slow");
        }

        @Override
        public ToolTraits traits() {
            return OneResultPerCallTest.traits(Optional.of(Duration.ofMillis(20)));
        }

        @Override
        public ToolResult call(ObjectNode arguments, ToolContext context) {
            try {
                new CountDownLatch(1).await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return ToolResult.note("late");
        }
    }

    /** Has nothing to say. */
    private record Quiet(String output) implements Tool {

        @Override
        public ToolSpec spec() {
            return OneResultPerCallTest.spec("quiet");
        }

        @Override
        public ToolTraits traits() {
            return OneResultPerCallTest.traits(Optional.empty());
        }

        @Override
        public ToolResult call(ObjectNode arguments, ToolContext context) {
            return ToolResult.note(output);
        }
    }
}
