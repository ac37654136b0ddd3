package dev.mudlark.models;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URI;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EndpointTest {

    @ParameterizedTest
    @ValueSource(strings = {"file:///etc/passwd", "ftp://host/x", "http:///v1", "https://me:secret@host/v1"})
    void anAddressOfAnotherKindOrWithAPasswordIsRefusedAndNotRepeated(String address) {
        assertThatThrownBy(() -> Endpoint.of("local", "openai", URI.create(address)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("http:// or https://")
                .hasMessageNotContaining("secret");
    }

    @Test
    void anEndpointIsAProviderOfItsName() {
        Models models = Models.of(new Named("openai"))
                .with(List.of(Endpoint.of("local", "openai", URI.create("http://127.0.0.1:1/v1"))));
        assertThat(models.names()).containsExactly("local", "openai");
        assertThat(models.provider(ModelRef.parse("local/x")).name()).isEqualTo("local");
    }

    @Test
    void anUnknownFormatIsToldWithTheKnownOnes() {
        assertThatThrownBy(() -> Models.of(new Named("openai"))
                        .with(List.of(Endpoint.of("local", "opnai", URI.create("http://127.0.0.1/v1")))))
                .hasMessage("providers: local: no wire format 'opnai'; there is openai; did you mean 'openai'?");
    }

    @Test
    void aProviderWithoutAnAddressSaysSo() {
        assertThatThrownBy(() -> Models.of(new Fixed()).with(List.of(Endpoint.usual("mock"))))
                .hasMessage("providers: mock: 'mock' has no endpoint to set");
    }

    private record Named(String name) implements ModelProvider {
        @Override
        public Llm open(ModelRef ref) {
            throw new LlmException("not opened in this test");
        }

        @Override
        public ModelProvider at(Endpoint endpoint) {
            return new Named(endpoint.name());
        }
    }

    private static final class Fixed implements ModelProvider {
        @Override
        public String name() {
            return "mock";
        }

        @Override
        public Llm open(ModelRef ref) {
            throw new LlmException("not opened in this test");
        }
    }
}
