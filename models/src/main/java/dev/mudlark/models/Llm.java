package dev.mudlark.models;

import java.util.function.Consumer;

/** A model that can be asked. It executes no tool; implementations are safe for use by several threads. */
public interface Llm {

    /**
     * Asks the model once.
     *
     * @throws LlmException when there is no reply
     */
    LlmToolResponse completeWithTools(LlmRequest request);

    /**
     * Asks the model once and hands out the reply piece by piece. The default hands out the whole text at once.
     *
     * @return the same reply as {@link #completeWithTools} would give
     * @throws LlmException when there is no complete reply
     */
    default LlmToolResponse stream(LlmRequest request, Consumer<LlmEvent> events) {
        LlmToolResponse response = completeWithTools(request);
        if (!response.text().isEmpty()) {
            events.accept(new LlmEvent.TextDelta(response.text()));
        }
        response.toolCalls().forEach(call -> events.accept(new LlmEvent.ToolCallReady(call)));
        return response;
    }
}
