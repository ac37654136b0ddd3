package dev.mudlark.providers.ollama;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.Delivery;
import dev.mudlark.models.LlmOptions;
import dev.mudlark.providers.contract.GoldenFormat;
import dev.mudlark.providers.contract.ProviderContract;
import dev.mudlark.providers.contract.StubServer.Answer;
import dev.mudlark.providers.wire.WireJson;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** The contract on Ollama's chat, and what is special about it. */
class OllamaChatTest extends ProviderContract {

    @Override
    protected GoldenFormat golden() {
        return new OllamaGolden();
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
                LlmOptions.DEFAULT.withTemperature(0).withMaxTokens(300).withJsonMode()));
        assertThat(server().asked().getFirst().path()).isEqualTo("/api/chat");
        assertThat(server().lastBody()).isEqualTo(WireJson.read("""
                {"model":"model-1",
                 "messages":[{"role":"system","content":"Be brief."},{"role":"user","content":"go"}],
                 "tools":[{"type":"function","function":{"name":"search","description":"Does search.","parameters":
                   {"type":"object","properties":{"query":{"type":"string"}},"required":["query"],"additionalProperties":false}}}],
                 "format":"json","stream":false,"truncate":false,"shift":false,
                 "options":{"num_ctx":8192,"temperature":0.0,"num_predict":300}}"""));
    }

    /** Case WIR-15. */
    @Test
    void aPromptThatTheServerCutIsSeen() {
        server().then(Answer.json(
                200,
                OllamaGolden.done("\"content\":\"Hello.\"", "stop", ",\"prompt_eval_count\":4096,\"eval_count\":5")));
        Delivery delivery = llm().completeWithTools(
                        asking(List.of(ChatMessage.user("word ".repeat(9000 * 4 / 5))), List.of(), LlmOptions.DEFAULT))
                .delivery();
        assertThat(delivery.promptCut()).isTrue();
        assertThat(delivery.contextTokens()).hasValue(8192);
    }

    @Test
    void aPromptIsCutWhenItFillsTheContextOrCountsFarTooLittle() {
        assertThat(OllamaReply.isCut(9000, OptionalLong.of(4096), 16384))
                .as("far too little")
                .isTrue();
        assertThat(OllamaReply.isCut(3000, OptionalLong.of(8192), 8192))
                .as("filled")
                .isTrue();
        assertThat(OllamaReply.isCut(9000, OptionalLong.empty(), 8192))
                .as("cannot fit")
                .isTrue();
        assertThat(OllamaReply.isCut(3000, OptionalLong.of(2400), 8192))
                .as("English prose")
                .isFalse();
        assertThat(OllamaReply.isCut(100, OptionalLong.of(12), 8192))
                .as("short")
                .isFalse();
        assertThat(OllamaReply.isCut(3000, OptionalLong.empty(), 8192))
                .as("unknown")
                .isFalse();
    }
}
