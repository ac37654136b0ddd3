package dev.mudlark.providers.openai;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.models.AssistantToolCallMessage;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.LlmOptions;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.Message;
import dev.mudlark.models.StopReason;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolChoice;
import dev.mudlark.models.ToolResultMessage;
import dev.mudlark.models.Usage;
import dev.mudlark.providers.contract.GoldenFormat;
import dev.mudlark.providers.contract.ProviderContract;
import dev.mudlark.providers.contract.StubServer.Answer;
import dev.mudlark.providers.wire.WireJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The contract on responses, and what is special about them. */
class ResponsesTest extends ProviderContract {

    @Override
    protected GoldenFormat golden() {
        return new ResponsesGolden();
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
        assertThat(server().asked().getFirst().path()).isEqualTo("/responses");
        assertThat(server().asked().getFirst().header("Authorization")).startsWith("Bearer ");
        assertThat(server().lastBody()).isEqualTo(WireJson.read("""
                {"model":"model-1",
                 "input":[{"role":"developer","content":"Be brief."},{"role":"user","content":"go"}],
                 "tools":[{"type":"function","name":"search","description":"Does search.","parameters":
                   {"type":"object","properties":{"query":{"type":"string"}},"required":["query"],"additionalProperties":false},
                   "strict":true}],
                 "tool_choice":{"type":"function","name":"search"},
                 "parallel_tool_calls":false,
                 "temperature":0.0,
                 "max_output_tokens":300,
                 "text":{"format":{"type":"json_object"}},
                 "store":false,
                 "include":["reasoning.encrypted_content"]}"""));
    }

    @Test
    void tokensAreCountedWithThoseOfThoughtsAndOfTheCache() {
        server().then(Answer.json(200, golden().text()));
        assertThat(llm().completeWithTools(asking(List.of(), LlmOptions.DEFAULT))
                        .usage())
                .isEqualTo(new Usage(
                        OptionalLong.of(12),
                        OptionalLong.of(5),
                        OptionalLong.of(4),
                        OptionalLong.empty(),
                        OptionalLong.of(3)));
    }

    @Test
    void itemsGoBackInTheirOrderSoThatThoughtsStandBeforeWhatTheyLedTo() {
        String first = "{\"id\":\"rs_1\",\"type\":\"reasoning\",\"summary\":[],\"encrypted_content\":\"one\"}";
        String second = "{\"id\":\"rs_2\",\"type\":\"reasoning\",\"summary\":[],\"encrypted_content\":\"two\"}";
        server().then(Answer.json(
                        200,
                        ResponsesGolden.completed(
                                first + "," + ResponsesGolden.message("Looking.") + ","
                                        + ResponsesGolden.call("t1", "search", "{}") + "," + second + ","
                                        + ResponsesGolden.call("t2", "search", "{\\\"query\\\":\\\"x\\\"}"),
                                ResponsesGolden.USAGE)))
                .then(Answer.json(200, golden().text()));
        List<Message> messages = new ArrayList<>(List.of(ChatMessage.user("go")));
        LlmToolResponse asks = llm().completeWithTools(asking(messages, tools(), LlmOptions.DEFAULT));
        assertThat(asks.text()).isEqualTo("Looking.");
        messages.add(asks.asMessage());
        messages.add(new ToolResultMessage("t1", "a", false));
        messages.add(new ToolResultMessage("t2", "b", false));
        llm().completeWithTools(asking(messages, tools(), LlmOptions.DEFAULT));
        assertThat(server().lastBody().path("input")).isEqualTo(WireJson.read("""
                [{"role":"developer","content":"Be brief."},
                 {"role":"user","content":"go"},
                 %s,
                 {"type":"message","role":"assistant","content":[{"type":"output_text","text":"Looking.","annotations":[]}]},
                 {"type":"function_call","call_id":"t1","name":"search","arguments":"{}"},
                 %s,
                 {"type":"function_call","call_id":"t2","name":"search","arguments":"{\\"query\\":\\"x\\"}"},
                 {"type":"function_call_output","call_id":"t1","output":"a"},
                 {"type":"function_call_output","call_id":"t2","output":"b"}]""".formatted(first, second)));
    }

    @Test
    void aConversationOfAnotherProviderIsWrittenAnew() {
        server().then(Answer.json(200, golden().text()));
        String longId = "x".repeat(100);
        AssistantToolCallMessage asks = new AssistantToolCallMessage(
                "Looking.", List.of(ToolCall.malformed(longId, "search", "{\"a", "cut")), Optional.empty());
        llm().completeWithTools(asking(
                List.of(
                        ChatMessage.user("go"),
                        ChatMessage.assistant("Hello."),
                        asks,
                        new ToolResultMessage(longId, "a", false)),
                tools(),
                LlmOptions.DEFAULT));
        JsonNode input = server().lastBody().path("input");
        assertThat(input.path(2)).isEqualTo(WireJson.read("{\"role\":\"assistant\",\"content\":\"Hello.\"}"));
        assertThat(input.path(3).path("content").asText()).isEqualTo("Looking.");
        assertThat(input.path(4).path("arguments").asText()).isEqualTo("{}");
        assertThat(input.path(4).path("call_id").asText()).hasSizeLessThanOrEqualTo(64);
        assertThat(input.path(5).path("call_id")).isEqualTo(input.path(4).path("call_id"));
    }

    @Test
    void reasoningThatWouldBeRefusedIsNotSentBack() {
        String bare = "{\"id\":\"rs_1\",\"type\":\"reasoning\",\"summary\":[],\"encrypted_content\":null}";
        String sound = "{\"id\":\"rs_2\",\"type\":\"reasoning\",\"summary\":[],\"encrypted_content\":\"two\"}";
        String last = "{\"id\":\"rs_3\",\"type\":\"reasoning\",\"summary\":[],\"encrypted_content\":\"three\"}";
        String withStatus = sound.replace("\"summary\"", "\"status\":\"completed\",\"summary\"");
        server().then(Answer.json(
                        200,
                        ResponsesGolden.completed(
                                bare + "," + withStatus + "," + ResponsesGolden.call("t1", "search", "{}") + "," + last,
                                ResponsesGolden.USAGE)))
                .then(Answer.json(200, golden().text()));
        List<Message> messages = new ArrayList<>(List.of(ChatMessage.user("go")));
        messages.add(llm().completeWithTools(asking(messages, tools(), LlmOptions.DEFAULT))
                .asMessage());
        messages.add(new ToolResultMessage("t1", "a", false));
        llm().completeWithTools(asking(messages, tools(), LlmOptions.DEFAULT));
        assertThat(server().lastBody().path("input")).isEqualTo(WireJson.read("""
                [{"role":"developer","content":"Be brief."},
                 {"role":"user","content":"go"},
                 %s,
                 {"type":"function_call","call_id":"t1","name":"search","arguments":"{}"},
                 {"type":"function_call_output","call_id":"t1","output":"a"}]""".formatted(sound)));
    }

    @ParameterizedTest
    @CsvSource({
        "server_error, UNAVAILABLE, true, true",
        "server_is_overloaded, UNAVAILABLE, true, true",
        "slow_down, RATE_LIMITED, true, false",
        "too_many_requests, RATE_LIMITED, true, false",
        "insufficient_quota, RATE_LIMITED, false, false",
        "invalid_prompt, BAD_REQUEST, false, false",
        "invalid_encrypted_content, BAD_REQUEST, false, false",
        "cyber_policy, BAD_REQUEST, false, false",
        "context_length_exceeded, BAD_REQUEST, false, false"
    })
    void theCodeOfAFailureCountsWhereverItStands(String code, LlmException.Kind kind, boolean again, boolean charged) {
        String error = "{\"type\":\"x\",\"code\":\"" + code + "\",\"message\":\"because\"}";
        List<String> streams = List.of(
                "data: {\"type\":\"error\",\"code\":\"" + code + "\",\"message\":\"because\",\"param\":null}\n\n",
                ResponsesGolden.event("error", "\"error\":" + error),
                ResponsesGolden.event(
                        "error", "\"error\":" + error.replace(code, "").replace("\"x\"", "\"" + code + "\"")),
                ResponsesGolden.event(
                        "response.failed", "\"response\":{\"status\":\"failed\",\"error\":" + error + "}"));
        for (String stream : streams) {
            for (int i = 0; i <= (again ? 4 : 0); i++) {
                server().then(Answer.events(stream));
            }
            LlmException failure = catchThrowableOfType(
                    LlmException.class, () -> llm().stream(asking(List.of(), LlmOptions.DEFAULT), event -> {}));
            assertThat(failure).as(stream).hasMessageContaining("because");
            assertThat(failure.kind()).as(stream).isEqualTo(kind);
            assertThat(failure.retries()).as(stream).isEqualTo(again ? 4 : 0);
            assertThat(failure.mayBeCharged()).as(stream).isEqualTo(charged);
        }
    }

    @Test
    void aFailureAfterThePiecesOfAReplyMayBeCharged() {
        server().then(Answer.events(golden().cutStream()
                + ResponsesGolden.event("error", "\"code\":\"rate_limit_exceeded\",\"message\":\"slow down\"")));
        LlmException failure = catchThrowableOfType(
                LlmException.class, () -> llm().stream(asking(List.of(), LlmOptions.DEFAULT), event -> {}));
        assertThat(failure.kind()).isEqualTo(LlmException.Kind.RATE_LIMITED);
        assertThat(failure.mayBeCharged()).isTrue();
    }

    @Test
    void anAttemptThatMayBeChargedIsNotForgottenWhenTheNextIsRefused() {
        server().then(Answer.json(200, "{\"status\":\"failed\",\"error\":{\"code\":\"server_error\"},\"output\":[]}"))
                .then(Answer.json(400, golden().error()));
        LlmException failure = catchThrowableOfType(
                LlmException.class, () -> llm().completeWithTools(asking(List.of(), LlmOptions.DEFAULT)));
        assertThat(failure.kind()).isEqualTo(LlmException.Kind.BAD_REQUEST);
        assertThat(failure.mayBeCharged()).isTrue();
        server().then(Answer.json(400, golden().error()));
        failure = catchThrowableOfType(
                LlmException.class, () -> llm().completeWithTools(asking(List.of(), LlmOptions.DEFAULT)));
        assertThat(failure.mayBeCharged()).isFalse();
    }

    @Test
    void aRefusalIsNoAnswer() {
        String refusal =
                "{\"type\":\"message\",\"role\":\"assistant\",\"content\":[{\"type\":\"refusal\",\"refusal\":\"No.\"}]}";
        server().then(Answer.json(200, ResponsesGolden.completed(refusal, "null")))
                .then(Answer.events(ResponsesGolden.event(
                                "response.refusal.delta", "\"output_index\":0,\"delta\":\"No.\"")
                        + ResponsesGolden.event("response.output_item.done", "\"output_index\":0,\"item\":" + refusal)
                        + ResponsesGolden.event(
                                "response.completed", "\"response\":" + ResponsesGolden.completed(refusal, "null"))));
        LlmToolResponse whole = llm().completeWithTools(asking(List.of(), LlmOptions.DEFAULT));
        assertThat(whole.stopReason()).isEqualTo(StopReason.CONTENT_FILTER);
        assertThat(whole.text()).isEqualTo("No.");
        assertThat(llm().stream(asking(List.of(), LlmOptions.DEFAULT), event -> {}))
                .isEqualTo(whole);
    }

    @Test
    void aFailureInsideAReplyIsTheFailureItNames() {
        String failed =
                "{\"status\":\"failed\",\"error\":{\"code\":\"rate_limit_exceeded\",\"message\":\"slow down\"},\"output\":[]}";
        server().then(Answer.json(200, failed)).then(Answer.json(200, golden().text()));
        assertThat(llm().completeWithTools(asking(List.of(), LlmOptions.DEFAULT))
                        .delivery()
                        .retries())
                .isEqualTo(1);
        server().then(Answer.events(
                ResponsesGolden.event("error", "\"code\":\"context_length_exceeded\",\"message\":\"too long\"")));
        LlmException failure = catchThrowableOfType(
                LlmException.class, () -> llm().stream(asking(List.of(), LlmOptions.DEFAULT), event -> {}));
        assertThat(failure.kind()).isEqualTo(LlmException.Kind.BAD_REQUEST);
        assertThat(failure).hasMessageContaining("too long");
    }

    @Test
    void aStatusThatIsNotFinalIsUnreadable() {
        server().then(Answer.json(200, golden().text().replace("completed\",\"error", "queued\",\"error")));
        LlmException failure = catchThrowableOfType(
                LlmException.class, () -> llm().completeWithTools(asking(List.of(), LlmOptions.DEFAULT)));
        assertThat(failure.kind()).isEqualTo(LlmException.Kind.UNREADABLE);
    }

    @Test
    void aFilterThatStopsTheReplyIsTold() {
        server().then(Answer.failure(
                200,
                golden().cutCall().replace("max_output_tokens", "content_filter"),
                Map.of("Content-Type", "application/json")));
        assertThat(llm().completeWithTools(asking(tools(), LlmOptions.DEFAULT)).stopReason())
                .isEqualTo(StopReason.CONTENT_FILTER);
    }
}
