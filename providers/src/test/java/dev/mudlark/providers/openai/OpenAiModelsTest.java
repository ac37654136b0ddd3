package dev.mudlark.providers.openai;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.context.Deadline;
import dev.mudlark.context.Trace;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.Endpoint;
import dev.mudlark.models.LlmOptions;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.providers.wire.WireCall;
import dev.mudlark.providers.wire.WireRequest;
import java.net.URI;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OpenAiModelsTest {

    @ParameterizedTest
    @CsvSource({
        "gpt-4o, false, true",
        "gpt-4.1-mini, false, true",
        "gpt-3.5-turbo, false, true",
        "o3-mini, false, false",
        "gpt-5, false, false",
        "gpt-5-mini-2025-08-07, false, false",
        "gpt-5-chat-latest, false, true",
        "gpt-5.2, false, true",
        "gpt-5.4-mini, false, true",
        "gpt-5.5, true, false",
        "gpt-5.5-pro, true, false",
        "gpt-5-pro, true, false",
        "gpt-5.2-pro-2025-12-11, true, false",
        "o3-pro, true, false",
        "gpt-5-codex, true, false",
        "gpt-5.1-codex-max, true, false",
        "codex-mini-latest, true, false",
        "my-codex-mini, false, true",
        "gpt-5.6, true, false",
        "gpt-5.6-sol, true, false",
        "gpt-5.10, true, false",
        "gpt-6-astra, true, false",
        "gpt-6, true, false",
        "gpt-oss-120b, false, true",
        "gpt-99999999999, false, true",
        "my-gpt-6, false, true"
    })
    void theNameSaysTheFormatAndWhetherATemperatureIsTaken(String model, boolean responses, boolean temperature) {
        assertThat(OpenAiModels.wantsResponses(model)).isEqualTo(responses);
        assertThat(OpenAiModels.takesTemperature(model)).isEqualTo(temperature);
    }

    @Test
    void onlyOpenAiItselfIsAskedInTheResponsesFormat() {
        assertThat(call(Endpoint.usual("openai"), "gpt-5.6").path()).isEqualTo("/responses");
        assertThat(call(Endpoint.usual("openai"), "gpt-5").path()).isEqualTo("/chat/completions");
        assertThat(call(at("https://API.openai.com/v1"), "gpt-6").path()).isEqualTo("/responses");
        assertThat(call(at("https://mine.openai.azure.com/openai/v1"), "gpt-6").path())
                .isEqualTo("/responses");
        assertThat(call(at("https://api.openai.com.evil.example/v1"), "gpt-6").path())
                .isEqualTo("/chat/completions");
        assertThat(call(at("http://127.0.0.1:8000/v1"), "gpt-6").path()).isEqualTo("/chat/completions");
    }

    @Test
    void theLimitOfOutputTokensHasTheNameThatTheServerKnows() {
        assertThat(call(at("https://api.openai.com/v1"), "gpt-5").body().has("max_completion_tokens"))
                .isTrue();
        assertThat(call(at("https://mine.openai.azure.com/openai/v1"), "mine")
                        .body()
                        .has("max_completion_tokens"))
                .isTrue();
        assertThat(call(at("http://127.0.0.1:8000/v1"), "gpt-5").body().has("max_tokens"))
                .isTrue();
    }

    @Test
    void aTemperatureIsLeftOutWhereItIsRefused() {
        assertThat(call(Endpoint.usual("openai"), "gpt-4o").body().has("temperature"))
                .isTrue();
        assertThat(call(Endpoint.usual("openai"), "gpt-5").body().has("temperature"))
                .isFalse();
        assertThat(call(Endpoint.usual("openai"), "gpt-5.6").body().has("temperature"))
                .isFalse();
        assertThat(call(at("http://127.0.0.1:8000/v1"), "gpt-5").body().has("temperature"))
                .isTrue();
    }

    private static Endpoint at(String address) {
        return Endpoint.of("mine", "openai", URI.create(address));
    }

    private static WireCall call(Endpoint endpoint, String model) {
        LlmRequest request = new LlmRequest(
                List.of(ChatMessage.user("go")),
                "",
                List.of(),
                LlmOptions.DEFAULT.withMaxTokens(5).withTemperature(0),
                Deadline.none(),
                new Trace());
        return OpenAiProvider.FORMAT
                .dialect()
                .apply(endpoint)
                .write(WireRequest.of(request, endpoint.name(), model, OptionalLong.empty(), false));
    }
}
