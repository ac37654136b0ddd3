package dev.mudlark.providers.gemini;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.LlmOptions;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.Message;
import dev.mudlark.models.ToolCall;
import dev.mudlark.models.ToolChoice;
import dev.mudlark.models.ToolResultMessage;
import dev.mudlark.models.ToolSpec;
import dev.mudlark.providers.contract.GoldenFormat;
import dev.mudlark.providers.contract.ProviderContract;
import dev.mudlark.providers.contract.StubServer.Answer;
import dev.mudlark.providers.wire.WireJson;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The contract on {@code generateContent}, and what is special about it. */
class GenerateContentTest extends ProviderContract {

    @Override
    protected GoldenFormat golden() {
        return new GenerateContentGolden();
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
                LlmOptions.DEFAULT.withTemperature(0).withMaxTokens(300).withToolChoice(new ToolChoice.One("search"))));
        assertThat(server().asked().getFirst().path()).isEqualTo("/v1beta/models/model-1:generateContent");
        assertThat(server().asked().getFirst().header("x-goog-api-key")).isNotEmpty();
        assertThat(server().lastBody()).isEqualTo(WireJson.read("""
                {"systemInstruction":{"parts":[{"text":"Be brief."}]},
                 "contents":[{"role":"user","parts":[{"text":"go"}]}],
                 "tools":[{"functionDeclarations":[{"name":"search","description":"Does search.","parameters":
                   {"type":"object","properties":{"query":{"type":"string"}},"required":["query"]}}]}],
                 "toolConfig":{"functionCallingConfig":{"mode":"ANY","allowedFunctionNames":["search"]}},
                 "generationConfig":{"temperature":0.0,"maxOutputTokens":300}}"""));
    }

    @Test
    void aStreamHasItsOwnAddress() {
        server().then(Answer.events(golden().textStream()));
        llm().stream(asking(List.of(), LlmOptions.DEFAULT), event -> {});
        assertThat(server().asked().getFirst().path())
                .isEqualTo("/v1beta/models/model-1:streamGenerateContent?alt=sse");
    }

    /** Case SCH-02. */
    @Test
    void aToolWithoutArgumentsHasNoParameters() {
        server().then(Answer.json(200, golden().text()));
        ToolSpec spec = new ToolSpec(
                "list_all", "Lists.", (ObjectNode) WireJson.read("{\"type\":\"object\",\"properties\":{}}"));
        llm().completeWithTools(asking(List.of(spec), LlmOptions.DEFAULT));
        JsonNode declaration = server().lastBody()
                .path("tools")
                .path(0)
                .path("functionDeclarations")
                .path(0);
        assertThat(declaration.has("parameters")).isFalse();
    }

    /** Case WIR-02. */
    @Test
    void threeResultsAreThreePartsOfOneContent() {
        String call = "{\"functionCall\":{\"name\":\"search\",\"args\":{}}}";
        server().then(Answer.json(200, GenerateContentGolden.whole(call + "," + call + "," + call, "STOP", "{}")))
                .then(Answer.json(200, golden().text()));
        LlmToolResponse asks = llm().completeWithTools(asking(tools(), LlmOptions.DEFAULT));
        assertThat(asks.toolCalls()).extracting(ToolCall::id).containsExactly("call_1", "call_2", "call_3");
        List<Message> messages = new ArrayList<>(List.of(ChatMessage.user("go"), asks.asMessage()));
        asks.toolCalls().forEach(c -> messages.add(new ToolResultMessage(c.id(), "found " + c.id(), false)));
        llm().completeWithTools(asking(messages, tools(), LlmOptions.DEFAULT));
        JsonNode contents = server().lastBody().path("contents");
        assertThat(contents).hasSize(3);
        assertThat(contents.path(2).path("parts")).hasSize(3);
        assertThat(contents.path(2).path("parts").path(1))
                .isEqualTo(WireJson.read(
                        "{\"functionResponse\":{\"name\":\"search\",\"response\":{\"output\":\"found call_2\"}}}"));
    }

    /** Case WIR-04: a signature on a text part goes back too. */
    @Test
    void aSignatureOnTextIsKept() {
        String parts =
                "{\"text\":\"Let me look.\",\"thoughtSignature\":\"S0\"},{\"functionCall\":{\"name\":\"search\",\"args\":{}},\"thoughtSignature\":\"S1\"}";
        server().then(Answer.json(200, GenerateContentGolden.whole(parts, "STOP", "{}")))
                .then(Answer.json(200, golden().text()));
        LlmToolResponse asks = llm().completeWithTools(asking(tools(), LlmOptions.DEFAULT));
        llm().completeWithTools(asking(List.of(ChatMessage.user("go"), asks.asMessage()), tools(), LlmOptions.DEFAULT));
        assertThat(golden().replayed(server().lastBody())).isEqualTo(WireJson.read("[" + parts + "]"));
    }

    @Test
    void aResultHasTheIdOfItsCallWhereTheCallGoesBackWithOne() {
        String parts = "{\"functionCall\":{\"id\":\"f1\",\"name\":\"search\",\"args\":{}},\"thoughtSignature\":\"S\"}";
        server().then(Answer.json(200, GenerateContentGolden.whole(parts, "STOP", "{}")))
                .then(Answer.json(200, golden().text()));
        LlmToolResponse asks = llm().completeWithTools(asking(tools(), LlmOptions.DEFAULT));
        llm().completeWithTools(asking(
                List.of(ChatMessage.user("go"), asks.asMessage(), new ToolResultMessage("f1", "found", false)),
                tools(),
                LlmOptions.DEFAULT));
        assertThat(server().lastBody()
                        .at("/contents/2/parts/0/functionResponse/id")
                        .asText())
                .isEqualTo("f1");
    }

    @Test
    void theWaitInTheBodyIsTaken() {
        server().then(Answer.failure(
                429,
                "{\"error\":{\"code\":429,\"message\":\"quota\",\"details\":[{\"@type\":\"type.googleapis.com/google.rpc.RetryInfo\",\"retryDelay\":\"86400s\"}]}}",
                Map.of()));
        assertThatThrownBy(() -> llm().completeWithTools(asking(List.of(), LlmOptions.DEFAULT)))
                .hasMessageContaining("it asks to wait 86400 s");
    }

    @Test
    void aBlockedPromptAndABrokenCallAreFailuresAndNoEmptyAnswers() {
        server().then(Answer.json(200, "{\"promptFeedback\":{\"blockReason\":\"SAFETY\"}}"))
                .then(Answer.json(
                        200, "{\"candidates\":[{\"content\":{},\"finishReason\":\"MALFORMED_FUNCTION_CALL\"}]}"));
        assertThatThrownBy(() -> llm().completeWithTools(asking(List.of(), LlmOptions.DEFAULT)))
                .hasMessageContaining("the prompt was blocked: SAFETY");
        assertThatThrownBy(() -> llm().completeWithTools(asking(List.of(), LlmOptions.DEFAULT)))
                .hasMessageContaining("MALFORMED_FUNCTION_CALL");
    }
}
