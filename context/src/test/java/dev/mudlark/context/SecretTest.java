package dev.mudlark.context;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SecretTest {

    @Test
    void neverPrintsItself() {
        Secret secret = Secret.of("canary-7f3a");
        assertThat(secret + " " + String.valueOf(secret)).doesNotContain("canary");
        assertThat(secret.reveal()).isEqualTo("canary-7f3a");
        assertThat(secret).isEqualTo(Secret.of("canary-7f3a")).isNotEqualTo(Secret.of("other"));
    }
}
