package dev.mudlark.providers.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.Proxy;
import java.net.URI;
import java.util.Map;
import org.junit.jupiter.api.Test;

class EnvironmentProxyTest {

    @Test
    void theVariableOfTheSchemeNamesTheProxy() {
        Map<String, String> variables =
                Map.of("HTTPS_PROXY", "http://proxy.example:3128", "http_proxy", "other.example:80");
        assertThat(select(variables, "https://api.example/v1")).hasToString("HTTP @ proxy.example/<unresolved>:3128");
        assertThat(select(variables, "http://api.example/v1")).hasToString("HTTP @ other.example/<unresolved>:80");
    }

    @Test
    void hostsThatAreLeftOutAreReachedDirectly() {
        Map<String, String> variables =
                Map.of("ALL_PROXY", "http://proxy.example:3128", "NO_PROXY", "localhost, .corp.example,*.lan");
        assertThat(select(variables, "http://localhost:8000")).isEqualTo(Proxy.NO_PROXY);
        assertThat(select(variables, "https://llm.corp.example")).isEqualTo(Proxy.NO_PROXY);
        assertThat(select(variables, "https://gpu.lan")).isEqualTo(Proxy.NO_PROXY);
        assertThat(select(variables, "https://notcorp.example").type()).isEqualTo(Proxy.Type.HTTP);
        assertThat(select(Map.of("ALL_PROXY", "x:1", "NO_PROXY", "*"), "https://api.example"))
                .isEqualTo(Proxy.NO_PROXY);
    }

    @Test
    void aPasswordInTheVariableIsRefusedWithoutRepeatingIt() {
        assertThatThrownBy(() -> select(Map.of("ALL_PROXY", "http://me:secret@proxy.example"), "https://api.example"))
                .hasMessageContaining("ALL_PROXY needs http://HOST:PORT, without user and password")
                .hasMessageNotContaining("secret");
        assertThatThrownBy(() -> select(Map.of("ALL_PROXY", "http://me:secret^x@proxy.example"), "https://api.example"))
                .hasMessageContaining("without user and password")
                .hasMessageNotContaining("secret");
    }

    private static Proxy select(Map<String, String> variables, String address) {
        return new EnvironmentProxy(variables::get).select(URI.create(address)).getFirst();
    }
}
