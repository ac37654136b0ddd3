package dev.mudlark.models;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import dev.mudlark.context.Deadline;
import dev.mudlark.context.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MessageTest {

    private static final ToolCall CALL = ToolCall.of("c1", "search", JsonNodeFactory.instance.objectNode());

    @Test
    void aReplyWithCallsBecomesAToolCallMessageAndOneWithoutAChatMessage() {
        assertThat(reply("thinking", List.of(CALL)).asMessage())
                .isEqualTo(new AssistantToolCallMessage("thinking", List.of(CALL), Optional.empty()));
        assertThat(reply("done", List.of()).asMessage()).isEqualTo(ChatMessage.assistant("done"));
    }

    @Test
    void streamingByDefaultHandsOutTextAndThenTheCalls() {
        LlmToolResponse reply = reply("text", List.of(CALL));
        Llm llm = request -> reply;
        List<LlmEvent> events = new ArrayList<>();
        LlmRequest request = new LlmRequest(List.of(), "", List.of(), LlmOptions.DEFAULT, Deadline.none(), new Trace());
        assertThat(llm.stream(request, events::add)).isSameAs(reply);
        assertThat(events).containsExactly(new LlmEvent.TextDelta("text"), new LlmEvent.ToolCallReady(CALL));
    }

    @Test
    void callsAndNamesAreChecked() {
        assertThatThrownBy(() -> new AssistantToolCallMessage("", List.of(), Optional.empty()))
                .hasMessageContaining("at least one call");
        assertThatThrownBy(() -> ToolCall.malformed(" ", "x", "{", "cut")).hasMessageContaining("needs an id");
        assertThat(ToolSpec.isValidName("corpus_grep")).isTrue();
        assertThat(ToolSpec.isValidName("ѕearch")).isFalse();
        assertThat(ToolSpec.isValidName("x".repeat(65))).isFalse();
    }

    private static LlmToolResponse reply(String text, List<ToolCall> calls) {
        return new LlmToolResponse(text, calls, Usage.UNKNOWN, "m", "p", StopReason.END, Optional.empty());
    }
}
