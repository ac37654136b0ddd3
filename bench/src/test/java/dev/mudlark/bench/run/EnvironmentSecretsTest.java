package dev.mudlark.bench.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.context.Secret;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class EnvironmentSecretsTest {

    @Test
    void keysTokensSecretsAndPasswordsAreSecretAndPlaceholdersAreNot() {
        Map<String, String> environment = Map.of(
                "OPENAI_API_KEY", "sk-0123456789ab",
                "HUB_TOKEN", " hf_0123456789 ",
                "client_secret", "0123456789abc",
                "DB_PASSWORD", "correct horse battery",
                "LOCAL_API_KEY", "none",
                "OUR_CREDENTIAL", "cred-0123456789",
                "KEYBOARD", "0123456789abcdef",
                "PATH", "/usr/bin:/usr/local/bin");
        assertThat(EnvironmentSecrets.of(environment, Set.of("OUR_CREDENTIAL")))
                .extracting(Secret::reveal)
                .containsExactlyInAnyOrder(
                        "sk-0123456789ab",
                        "cred-0123456789",
                        "hf_0123456789",
                        "0123456789abc",
                        "correct horse battery");
    }
}
