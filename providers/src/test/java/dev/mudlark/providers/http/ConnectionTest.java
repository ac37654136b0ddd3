package dev.mudlark.providers.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.mudlark.context.Secret;
import dev.mudlark.models.Endpoint;
import dev.mudlark.models.EndpointLimits;
import dev.mudlark.models.LlmException;
import dev.mudlark.providers.openai.OpenAiProvider;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Keys go where they belong. */
@Tag("attack-28")
class ConnectionTest {

    private static final Map<String, String> KEYS =
            Map.of("OPENAI_API_KEY", "sk-usual", "MY_KEY", " mine ", "BAD", "a b");

    @Test
    void theUsualKeyGoesToTheProvidersOwnAddressOnly() {
        assertThat(connection(Endpoint.usual("openai")).key("m")).contains(Secret.of("sk-usual"));
        assertThat(connection(elsewhere(Optional.empty())).key("m")).isEmpty();
        assertThat(connection(elsewhere(Optional.of("MY_KEY"))).key("m")).contains(Secret.of("mine"));
    }

    @Test
    void aKeyThatIsMissingIsToldByTheNameOfItsVariable() {
        assertThatThrownBy(() -> connection(elsewhere(Optional.of("NOT_SET"))).key("local:x"))
                .isInstanceOfSatisfying(
                        LlmException.class, e -> assertThat(e.kind()).isEqualTo(LlmException.Kind.AUTHENTICATION))
                .hasMessage("local:x: no key; set the environment variable NOT_SET");
        assertThatThrownBy(() -> connection(elsewhere(Optional.of("BAD"))).key("local:x"))
                .hasMessageContaining("the key in BAD has characters that no key has")
                .hasMessageNotContaining("a b");
    }

    @Test
    void addressesAreJoinedWithOneSlash() {
        assertThat(connection(elsewhere(Optional.empty())).address("/chat/completions"))
                .hasToString("http://127.0.0.1:9/v1/chat/completions");
    }

    @Test
    void certificatesThatCannotBeReadAreTold(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("ca.pem"), "no certificate");
        Endpoint endpoint = new Endpoint(
                "local",
                "openai",
                Optional.empty(),
                Optional.empty(),
                Optional.of(file),
                OptionalLong.empty(),
                EndpointLimits.DEFAULT);
        assertThatThrownBy(() -> connection(endpoint))
                .hasMessageContaining("ca_file")
                .hasMessageContaining("ca.pem");
    }

    private static Endpoint elsewhere(Optional<String> key) {
        return new Endpoint(
                "local",
                "openai",
                Optional.of(URI.create("http://127.0.0.1:9/v1/")),
                key,
                Optional.empty(),
                OptionalLong.empty(),
                EndpointLimits.DEFAULT);
    }

    private static Connection connection(Endpoint endpoint) {
        return new Connection(
                endpoint, OpenAiProvider.FORMAT, Surroundings.real().withEnvironment(KEYS::get));
    }
}
