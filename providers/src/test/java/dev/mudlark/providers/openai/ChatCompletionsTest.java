package dev.mudlark.providers.openai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.models.AssistantToolCallMessage;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.LlmOptions;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.StopReason;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolChoice;
import dev.mudlark.models.Usage;
import dev.mudlark.providers.contract.GoldenFormat;
import dev.mudlark.providers.contract.ProviderContract;
import dev.mudlark.providers.contract.StubServer.Answer;
import dev.mudlark.providers.wire.WireJson;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The contract on chat completions, and what is special about them. */
class ChatCompletionsTest extends ProviderContract {

    private static final String USAGE = "{\"prompt_tokens\":12,\"completion_tokens\":5}";

    @Override
    protected GoldenFormat golden() {
        return new ChatCompletionsGolden();
    }

    @Override
    protected int resultTurns() {
        return 2;
    }

    @Test
    void theWholeRequestIsAsTheFormatHasIt() {
        server().then(Answer.json(200, golden().text()));
        llm().completeWithTools(asking(
                tools().subList(0, 1),
                LlmOptions.DEFAULT
                        .withTemperature(0)
                        .withMaxTokens(300)
                        .withSingleCalls()
                        .withJsonMode()
                        .withToolChoice(new ToolChoice.One("search"))));
        assertThat(server().asked().getFirst().path()).isEqualTo("/chat/completions");
        assertThat(server().asked().getFirst().header("Authorization")).startsWith("Bearer ");
        assertThat(server().lastBody()).isEqualTo(WireJson.read("""
                {"model":"model-1",
                 "messages":[{"role":"system","content":"Be brief."},{"role":"user","content":"go"}],
                 "tools":[{"type":"function","function":{"name":"search","description":"Does search.","parameters":
                   {"type":"object","properties":{"query":{"type":"string"}},"required":["query"],"additionalProperties":false}}}],
                 "tool_choice":{"type":"function","function":{"name":"search"}},
                 "parallel_tool_calls":false,
                 "temperature":0.0,
                 "max_tokens":300,
                 "response_format":{"type":"json_object"}}"""));
    }

    @Test
    void textThatIsBlankBesideCallsIsNullAndMalformedArgumentsGoBackAsAnObject() {
        server().then(Answer.json(200, golden().text()));
        AssistantToolCallMessage asks = new AssistantToolCallMessage(
                " ", List.of(ToolCall.malformed("t1", "search", "{\"a", "cut")), Optional.empty());
        llm().completeWithTools(asking(List.of(ChatMessage.user("go"), asks), tools(), LlmOptions.DEFAULT));
        JsonNode message = server().lastBody().path("messages").path(2);
        assertThat(message.path("content").isNull()).isTrue();
        assertThat(message.path("tool_calls")
                        .path(0)
                        .path("function")
                        .path("arguments")
                        .asText())
                .isEqualTo("{}");
    }

    @Test
    void reasoningThatIsCountedBesideTheCompletionIsOutputAllTheSame() {
        String counts = "{\"prompt_tokens\":12,\"completion_tokens\":5,\"total_tokens\":%d,"
                + "\"completion_tokens_details\":{\"reasoning_tokens\":3}}";
        for (int total : new int[] {17, 20}) {
            server().then(Answer.json(
                    200,
                    ChatCompletionsGolden.whole(
                            "{\"role\":\"assistant\",\"content\":\"x\"}", "stop", counts.formatted(total))));
            assertThat(llm().completeWithTools(asking(List.of(), LlmOptions.DEFAULT))
                            .usage()
                            .outputTokens())
                    .hasValue(total - 12);
        }
    }

    @Test
    void idsThatAreMissingOrTakenAreReplaced() {
        String calls = "{\"content\":null,\"tool_calls\":[{\"function\":{\"name\":\"search\",\"arguments\":\"{}\"}},"
                + "{\"id\":null,\"function\":{\"name\":\"search\",\"arguments\":\"{}\"}}]}";
        String next =
                "{\"content\":null,\"tool_calls\":[{\"id\":\"\",\"function\":{\"name\":\"search\",\"arguments\":\"{}\"}}]}";
        server().then(Answer.json(200, ChatCompletionsGolden.whole(calls, "tool_calls", USAGE)))
                .then(Answer.json(200, ChatCompletionsGolden.whole(next, "tool_calls", USAGE)));
        LlmToolResponse first = llm().completeWithTools(asking(tools(), LlmOptions.DEFAULT));
        LlmToolResponse second = llm().completeWithTools(
                        asking(List.of(ChatMessage.user("go"), first.asMessage()), tools(), LlmOptions.DEFAULT));
        assertThat(first.toolCalls()).extracting(ToolCall::id).containsExactly("call_1", "call_2");
        assertThat(second.toolCalls()).extracting(ToolCall::id).containsExactly("call_3");
    }

    @Test
    void whatAServerPutsBesideACallGoesBackWithThatCall() {
        String calls = "{\"content\":null,\"tool_calls\":[" + ChatCompletionsGolden.call("t1", "search", "{}") + ","
                + "{\"id\":\"t2\",\"extra_content\":{\"google\":{\"thought_signature\":\"S2\"}},\"type\":\"function\","
                + "\"function\":{\"name\":\"search\",\"arguments\":\"{}\"}}]}";
        server().then(Answer.json(200, ChatCompletionsGolden.whole(calls, "tool_calls", USAGE)))
                .then(Answer.json(200, golden().text()));
        LlmToolResponse asks = llm().completeWithTools(asking(tools(), LlmOptions.DEFAULT));
        llm().completeWithTools(asking(List.of(ChatMessage.user("go"), asks.asMessage()), tools(), LlmOptions.DEFAULT));
        JsonNode sent = server().lastBody().path("messages").path(2).path("tool_calls");
        assertThat(sent.path(0).has("extra_content")).isFalse();
        assertThat(sent.path(1)
                        .path("extra_content")
                        .path("google")
                        .path("thought_signature")
                        .asText())
                .isEqualTo("S2");
    }

    @Test
    void piecesWithoutIndexOpenACallAtANewIdOnly() {
        String stream = ChatCompletionsGolden.piece(
                        "{\"id\":\"a\",\"function\":{\"name\":\"search\",\"arguments\":\"{\\\"query\\\":\"}}")
                + ChatCompletionsGolden.piece("{\"function\":{\"arguments\":\"\\\"x\\\"}\"}}")
                + ChatCompletionsGolden.piece(
                        "{\"id\":\"b\",\"function\":{\"name\":\"search\",\"arguments\":\"{\\\"query\\\":\\\"y\\\"}\"}}")
                + ChatCompletionsGolden.event("[DONE]");
        server().then(Answer.events(stream));
        LlmToolResponse response = llm().stream(asking(tools(), LlmOptions.DEFAULT), event -> {});
        assertThat(response.toolCalls())
                .extracting(call -> call.id() + call.arguments())
                .containsExactly("a{\"query\":\"x\"}", "b{\"query\":\"y\"}");
    }

    @Test
    void tokensInALaterChunkWithoutChoicesCount() {
        server().then(Answer.events(ChatCompletionsGolden.event(
                        "{\"choices\":[{\"delta\":{\"content\":\"Hi\"},\"finish_reason\":\"stop\"}],\"usage\":null}")
                + ChatCompletionsGolden.event("{\"choices\":[],\"usage\":" + USAGE + "}")));
        assertThat(llm().stream(asking(tools(), LlmOptions.DEFAULT), event -> {})
                        .usage())
                .isEqualTo(Usage.of(12, 5));
    }

    @Test
    void aCallLeftInTheTextIsTakenOnlyWhenItIsTheWholeText() {
        String call =
                "<tool_call>{\\\"name\\\": \\\"search\\\", \\\"arguments\\\": {\\\"query\\\": \\\"x\\\"}}</tool_call>";
        assertThat(calls(call)).containsExactly("search{\"query\":\"x\"}");
        assertThat(
                        calls(
                                "```json\\n{\\\"name\\\": \\\"search\\\", \\\"parameters\\\": {\\\"query\\\": \\\"x\\\"}}\\n```"))
                .containsExactly("search{\"query\":\"x\"}");
        assertThat(calls("I would call " + call)).isEmpty();
        assertThat(calls("{\\\"name\\\": \\\"Ada\\\", \\\"arguments\\\": {}}"))
                .as("no tool of that name")
                .isEmpty();
        assertThat(calls("{\\\"name\\\": \\\"search\\\", \\\"arguments\\\": {}, \\\"price\\\": 3}"))
                .isEmpty();
    }

    @Test
    void wholeCallsOfOneIdStayCallsOfTheirOwn() {
        String calls = "{\"content\":null,\"tool_calls\":[" + ChatCompletionsGolden.call("x", "search", "") + ","
                + ChatCompletionsGolden.call("x", "search", "{") + "]}";
        server().then(Answer.json(200, ChatCompletionsGolden.whole(calls, "tool_calls", USAGE)));
        LlmToolResponse reply = llm().completeWithTools(asking(tools(), LlmOptions.DEFAULT));
        assertThat(reply.toolCalls())
                .extracting(call -> call.malformed().isPresent())
                .containsExactly(false, true);
        assertThat(reply.toolCalls()).extracting(ToolCall::id).doesNotHaveDuplicates();
    }

    @Test
    void anAccountWithoutMoneyIsNotAskedAgain() {
        server().then(Answer.failure(
                429,
                "{\"error\":{\"message\":\"You exceeded your quota\",\"code\":\"insufficient_quota\"}}",
                java.util.Map.of()));
        org.assertj.core.api.Assertions.assertThatThrownBy(
                        () -> llm().completeWithTools(asking(List.of(), LlmOptions.DEFAULT)))
                .hasMessageContaining("You exceeded your quota")
                .hasMessageNotContaining("tried again");
    }

    @Test
    void aRefusalIsTextAndAFilter() {
        server().then(Answer.json(
                200, ChatCompletionsGolden.whole("{\"content\":null,\"refusal\":\"I cannot.\"}", "stop", USAGE)));
        LlmToolResponse response = llm().completeWithTools(asking(List.of(), LlmOptions.DEFAULT));
        assertThat(response.text()).isEqualTo("I cannot.");
        assertThat(response.stopReason()).isEqualTo(StopReason.CONTENT_FILTER);
    }

    @Test
    void callsOfOneIndexKeepEachItsOwnState() {
        String call =
                "{\"index\":0,\"id\":\"%\",\"extra_content\":{\"s\":\"S%\"},\"function\":{\"name\":\"search\",\"arguments\":\"{}\"}}";
        server().then(Answer.events(ChatCompletionsGolden.piece(call.replace("%", "a"))
                        + ChatCompletionsGolden.piece(call.replace("%", "b"))
                        + ChatCompletionsGolden.event("[DONE]")))
                .then(Answer.json(200, golden().text()));
        LlmToolResponse asks = llm().stream(asking(tools(), LlmOptions.DEFAULT), event -> {});
        llm().completeWithTools(asking(List.of(ChatMessage.user("go"), asks.asMessage()), tools(), LlmOptions.DEFAULT));
        JsonNode sent = server().lastBody().path("messages").path(2).path("tool_calls");
        assertThat(sent.findValuesAsText("s")).containsExactly("Sa", "Sb");
    }

    @Test
    void aContentOfAWrongKindIsNoAnswer() {
        for (String message : List.of("{\"content\":{\"a\":1}}", "{\"content\":null,\"tool_calls\":\"x\"}")) {
            server().then(Answer.json(200, ChatCompletionsGolden.whole(message, "stop", USAGE)));
            assertThatThrownBy(() -> llm().completeWithTools(asking(List.of(), LlmOptions.DEFAULT)))
                    .hasMessageContaining("the reply cannot be read");
        }
    }

    private List<String> calls(String content) {
        server().then(Answer.json(
                200, ChatCompletionsGolden.whole("{\"content\":\"" + content + "\"}", "stop", USAGE)));
        return llm().completeWithTools(asking(tools(), LlmOptions.DEFAULT)).toolCalls().stream()
                .map(call -> call.name() + call.arguments())
                .toList();
    }
}
