package dev.mudlark.providers.wire;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class WireJsonTest {

    @Test
    void aReplyThatBreaksOffIsToldFromOneThatIsNoJson() {
        assertThatThrownBy(() -> WireJson.read("{\"id\": \"r\", \"choices\": [{\"ind"))
                .isInstanceOf(UnreadableReplyException.class)
                .hasMessage("its JSON breaks off before the end");
        assertThatThrownBy(() -> WireJson.read("<html>bad gateway</html>"))
                .isInstanceOf(UnreadableReplyException.class)
                .hasMessage("no JSON: it begins with '<'");
    }
}
