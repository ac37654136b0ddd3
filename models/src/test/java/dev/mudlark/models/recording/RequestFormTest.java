package dev.mudlark.models.recording;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Deadline;
import dev.mudlark.context.Trace;
import dev.mudlark.models.AssistantToolCallMessage;
import dev.mudlark.models.ChatMessage;
import dev.mudlark.models.LlmOptions;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.Message;
import dev.mudlark.models.ProviderState;
import dev.mudlark.models.ToolCall;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RequestFormTest {

    private static String hash(LlmRequest request) {
        return RequestForm.of(Asked.MODEL, request, new Mask(List.of())).hash();
    }

    private static LlmRequest calling(ObjectNode arguments, String state) {
        Message message = new AssistantToolCallMessage(
                "",
                List.of(ToolCall.of("1", "search", arguments)),
                Optional.of(new ProviderState("openai", "gpt-test", state)));
        return Asked.by("a", List.of(message), "", List.of(), LlmOptions.DEFAULT);
    }

    /** A recording of another version of this program is read by its hash, so it may never change by accident. */
    @Test
    void theHashOfARequestStaysTheSame() {
        assertThat(hash(Asked.by("a", "q")))
                .isEqualTo("a8e1e2b3e0cb5135d1efbfaacd069cef0e1f84819543a0e68992aa251e73a08b");
    }

    @Test
    void deadlineAndTraceAreNoPartOfIt() {
        LlmRequest one = Asked.by("a", "q");
        LlmRequest other = new LlmRequest(
                one.messages(),
                one.system(),
                one.tools(),
                one.options(),
                Deadline.in(Duration.ofSeconds(1)),
                new Trace("b"));
        assertThat(hash(other)).isEqualTo(hash(one));
    }

    @Test
    void namesInAnotherOrderAndNumbersInAnotherSpellingAreTheSame() {
        ObjectNode one = Asked.object().put("a", 1).put("b", 1e10).put("c", new BigDecimal("1.50"));
        ObjectNode other = Asked.object()
                .put("c", 1.5)
                .put("b", new BigDecimal("10000000000"))
                .put("a", new BigDecimal("1.0"));
        assertThat(hash(calling(one, "{}"))).isEqualTo(hash(calling(other, "{}")));
    }

    @Test
    void valuesAndProviderStateCount() {
        ObjectNode one = Asked.object().put("a", "1");
        ObjectNode other = Asked.object().put("a", 1);
        assertThat(hash(calling(one, "{}"))).isNotEqualTo(hash(calling(other, "{}")));
        assertThat(hash(calling(one, "{}"))).isNotEqualTo(hash(calling(one, "{\"s\":1}")));
    }

    @Test
    void halfCharactersCount() {
        assertThat(hash(Asked.by("a", "\ud800"))).isNotEqualTo(hash(Asked.by("a", "\ud801")));
    }

    @Test
    void aConversationIsStoredOncePerMessage() {
        RequestForm form = RequestForm.of(
                Asked.MODEL,
                Asked.by(
                        "a",
                        List.of(ChatMessage.user("x"), ChatMessage.user("x")),
                        "x",
                        List.of(Asked.SEARCH, Asked.SEARCH),
                        LlmOptions.DEFAULT),
                new Mask(List.of()));
        assertThat(form.parts()).hasSize(3);
    }
}
