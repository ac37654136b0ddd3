package dev.mudlark.providers.anthropic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.models.AssistantToolCallMessage;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.LlmOptions;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.Message;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolChoice;
import dev.mudlark.models.ToolResultMessage;
import dev.mudlark.providers.contract.GoldenFormat;
import dev.mudlark.providers.contract.ProviderContract;
import dev.mudlark.providers.contract.StubServer.Answer;
import dev.mudlark.providers.wire.WireJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The contract on Anthropic's messages, and what is special about them. */
class MessagesDialectTest extends ProviderContract {

    @Override
    protected GoldenFormat golden() {
        return new MessagesGolden();
    }

    @Override
    protected int resultTurns() {
        return 1;
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
                        .withToolChoice(new ToolChoice.One("search"))));
        assertThat(server().asked().getFirst().path()).isEqualTo("/v1/messages");
        assertThat(server().asked().getFirst().header("anthropic-version")).isEqualTo("2023-06-01");
        assertThat(server().lastBody()).isEqualTo(WireJson.read("""
                {"model":"model-1","max_tokens":300,"system":"Be brief.",
                 "messages":[{"role":"user","content":[{"type":"text","text":"go"}]}],
                 "tools":[{"name":"search","description":"Does search.","input_schema":
                   {"type":"object","properties":{"query":{"type":"string"}},"required":["query"],"additionalProperties":false}}],
                 "tool_choice":{"type":"tool","name":"search","disable_parallel_tool_use":true},
                 "temperature":0.0}"""));
    }

    @Test
    void tokensOfTheCacheCountAsRead() {
        server().then(Answer.json(200, golden().text()));
        LlmToolResponse response = llm().completeWithTools(asking(List.of(), LlmOptions.DEFAULT));
        assertThat(response.usage().inputTokens()).hasValue(2 + 7 + 3);
        assertThat(response.usage().cachedTokens()).hasValue(7);
        assertThat(response.usage().cacheWriteTokens()).hasValue(3);
    }

    /** Case WIR-01: whatever ended first. */
    @Test
    void resultsStandInTheOrderOfTheCallsAndFirstInTheirMessage() {
        server().then(Answer.json(200, golden().twoCalls())).then(Answer.json(200, golden().text()));
        List<Message> messages = new ArrayList<>(List.of(ChatMessage.user("go")));
        messages.add(
                llm().completeWithTools(asking(tools(), LlmOptions.DEFAULT)).asMessage());
        messages.add(new ToolResultMessage("t2", "two", false));
        messages.add(new ToolResultMessage("t1", "one", true));
        messages.add(ChatMessage.user("Answer now."));
        llm().completeWithTools(asking(messages, tools(), LlmOptions.DEFAULT));
        JsonNode sent = server().lastBody().path("messages");
        assertThat(sent).hasSize(3);
        assertThat(sent.path(2).path("content")).isEqualTo(WireJson.read("""
                [{"type":"tool_result","tool_use_id":"t1","content":"one","is_error":true},
                 {"type":"tool_result","tool_use_id":"t2","content":"two"},
                 {"type":"text","text":"Answer now."}]"""));
    }

    /** Case WIR-10. */
    @Test
    void blankTextBesideACallIsLeftOut() {
        server().then(Answer.json(
                        200,
                        MessagesGolden.whole(
                                "{\"type\":\"text\",\"text\":\" \"},{\"type\":\"tool_use\",\"id\":\"t1\",\"name\":\"search\",\"input\":{}}",
                                "tool_use",
                                "{}")))
                .then(Answer.json(200, golden().text()));
        List<Message> messages = new ArrayList<>(List.of(ChatMessage.user("go")));
        messages.add(
                llm().completeWithTools(asking(tools(), LlmOptions.DEFAULT)).asMessage());
        llm().completeWithTools(asking(messages, tools(), LlmOptions.DEFAULT));
        JsonNode sent = server().lastBody().path("messages");
        assertThat(sent.path(1).path("content"))
                .isEqualTo(WireJson.read("[{\"type\":\"tool_use\",\"id\":\"t1\",\"name\":\"search\",\"input\":{}}]"));
        assertThat(sent.path(2).path("content").path(0).path("is_error").asBoolean())
                .as("nobody answered it")
                .isTrue();
    }

    /** Case LOP-04: the reply of the final call keeps its thoughts and loses its calls. */
    @Test
    void callsThatWereNotTakenAreNotReplayed() {
        server().then(Answer.json(200, golden().thinking())).then(Answer.json(200, golden().text()));
        LlmToolResponse reply =
                llm().completeWithTools(asking(tools(), LlmOptions.DEFAULT.withToolChoice(new ToolChoice.None())));
        List<Message> messages = List.of(
                ChatMessage.user("go"),
                new ChatMessage(ChatMessage.Role.ASSISTANT, reply.text(), reply.providerState()),
                ChatMessage.user("and?"));
        llm().completeWithTools(asking(messages, tools(), LlmOptions.DEFAULT));
        assertThat(server().lastBody().toString()).contains("SIGNATURE").doesNotContain("tool_use\"");
    }

    @Test
    void thoughtsThatAreStreamedAreKeptWhole() {
        String stream = MessagesGolden.event("message_start", "\"message\":{\"model\":\"model-1\"}")
                + MessagesGolden.event(
                        "content_block_start",
                        "\"index\":0,\"content_block\":{\"type\":\"thinking\",\"thinking\":\"\",\"signature\":\"\"}")
                + MessagesGolden.event(
                        "content_block_delta",
                        "\"index\":0,\"delta\":{\"type\":\"thinking_delta\",\"thinking\":\"a \"}")
                + MessagesGolden.event(
                        "content_block_delta",
                        "\"index\":0,\"delta\":{\"type\":\"thinking_delta\",\"thinking\":\"thought\"}")
                + MessagesGolden.event(
                        "content_block_delta",
                        "\"index\":0,\"delta\":{\"type\":\"signature_delta\",\"signature\":\"SIGNATURE\"}")
                + MessagesGolden.event("content_block_stop", "\"index\":0")
                + MessagesGolden.event(
                        "content_block_start",
                        "\"index\":1,\"content_block\":{\"type\":\"redacted_thinking\",\"data\":\"SIGNATURE2\"}")
                + MessagesGolden.event("content_block_stop", "\"index\":1")
                + MessagesGolden.event(
                        "content_block_start",
                        "\"index\":2,\"content_block\":{\"type\":\"tool_use\",\"id\":\"t1\",\"name\":\"search\",\"input\":{}}")
                + MessagesGolden.event("content_block_stop", "\"index\":2")
                + MessagesGolden.event("message_delta", "\"delta\":{\"stop_reason\":\"tool_use\"}")
                + MessagesGolden.event("message_stop", "\"x\":0");
        server().then(Answer.events(stream)).then(Answer.json(200, golden().text()));
        List<Message> messages = new ArrayList<>(List.of(ChatMessage.user("go")));
        messages.add(
                llm().stream(asking(tools(), LlmOptions.DEFAULT), event -> {}).asMessage());
        llm().completeWithTools(asking(messages, tools(), LlmOptions.DEFAULT));
        assertThat(golden().replayed(server().lastBody())).isEqualTo(golden().thoughts());
    }

    @Test
    void aFailureInTheStreamIsThatFailure() {
        String overloaded =
                "event: error\ndata: {\"type\":\"error\",\"error\":{\"type\":\"overloaded_error\",\"message\":\"busy\"}}\n\n";
        server().then(Answer.events(overloaded)).then(Answer.events(golden().textStream()));
        LlmToolResponse again = llm().stream(asking(List.of(), LlmOptions.DEFAULT), event -> {});
        assertThat(again.delivery().retries()).isEqualTo(1);
        server().then(Answer.events(golden().cutStream() + overloaded));
        LlmException late = catchThrowableOfType(
                LlmException.class, () -> llm().stream(asking(List.of(), LlmOptions.DEFAULT), event -> {}));
        assertThat(late.kind()).isEqualTo(LlmException.Kind.UNAVAILABLE);
        assertThat(late).hasMessageContaining("busy");
    }

    @Test
    void anIdOfAnotherProviderIsMadeSendableOnBothSides() {
        server().then(Answer.json(200, golden().text()));
        ToolCall call = ToolCall.of("functions.search:0", "search", WireJson.object());
        llm().completeWithTools(asking(
                List.of(
                        ChatMessage.user("go"),
                        new AssistantToolCallMessage("", List.of(call), Optional.empty()),
                        new ToolResultMessage("functions.search:0", "found", false)),
                tools(),
                LlmOptions.DEFAULT));
        JsonNode sent = server().lastBody().path("messages");
        String id = sent.path(1).path("content").path(0).path("id").asText();
        assertThat(id).matches("[a-zA-Z0-9_-]+");
        assertThat(sent.path(2).path("content").path(0).path("tool_use_id").asText())
                .isEqualTo(id);
    }
}
