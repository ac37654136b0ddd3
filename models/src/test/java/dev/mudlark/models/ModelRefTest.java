package dev.mudlark.models;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ModelRefTest {

    @Test
    void readsProviderAndName() {
        assertThat(ModelRef.parse("openai:gpt-x")).isEqualTo(new ModelRef("openai", "gpt-x"));
        assertThat(ModelRef.parse("ollama:llama3:8b")).isEqualTo(new ModelRef("ollama", "llama3:8b"));
    }

    @Test
    void readsEndpointAndNameAndLeavesTheNameWhole() {
        assertThat(ModelRef.parse("local/llama3:8b")).isEqualTo(new ModelRef("local", "llama3:8b"));
        assertThat(ModelRef.parse("openrouter:meta/llama-3:free"))
                .isEqualTo(new ModelRef("openrouter", "meta/llama-3:free"));
    }

    @Test
    void aProviderAloneIsItsOwnModel() {
        assertThat(ModelRef.parse(" mock ")).isEqualTo(new ModelRef("mock", "mock"));
        assertThat(ModelRef.parse("mock")).hasToString("mock");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " ", ":x", "openai:", "/x", "local/"})
    void aMissingPartIsAnError(String text) {
        assertThatThrownBy(() -> ModelRef.parse(text)).hasMessageContaining("PROVIDER:NAME");
    }

    @Test
    void anUnknownProviderIsNamedWithTheKnownOnes() {
        Models models = Models.of(new ModelProvider() {
            @Override
            public String name() {
                return "mock";
            }

            @Override
            public Llm open(ModelRef ref) {
                throw new LlmException("not opened in this test");
            }
        });
        assertThatThrownBy(() -> models.provider(ModelRef.parse("mokc")))
                .isInstanceOf(LlmException.class)
                .hasMessageContaining("no provider 'mokc'; there is mock; did you mean 'mock'?");
    }
}
