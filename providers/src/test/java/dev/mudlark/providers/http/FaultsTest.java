package dev.mudlark.providers.http;

import static org.assertj.core.api.Assertions.assertThat;

import dev.mudlark.context.Secret;
import dev.mudlark.models.LlmException.Kind;
import dev.mudlark.providers.wire.WireFault;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("attack-28")
class FaultsTest {

    private static Faults with(String key) {
        return new Faults("openai:m", "https://host", Optional.of(Secret.of(key)), "look at the key in MY_KEY");
    }

    @Test
    void aKeyIsMaskedAsItIsAndAsItStandsInAnAddress() {
        assertThat(with("sk-1234/5678").of(Kind.OTHER, "bad sk-1234/5678 and sk-1234%2F5678", false))
                .hasMessage("openai:m: bad *** and ***");
    }

    @Test
    void aPlaceholderForAServerThatAsksForAnyKeyGarblesNoMessage() {
        for (String key : new String[] {"x", "none", "ollama"}) {
            assertThat(with(key).of(Kind.OTHER, "none answers for ollama and xylophones", false))
                    .hasMessage("openai:m: none answers for ollama and xylophones");
        }
    }

    @Test
    void aKeyThatIsRefusedIsToLookAt() {
        assertThat(with("sk-12345678").status(401, WireFault.NONE, Optional.empty()))
                .hasMessage("openai:m: the key was refused (401); look at the key in MY_KEY");
    }
}
