package dev.mudlark.models.recording;

import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmEvent;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import dev.mudlark.models.ModelRef;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A model whose calls all go one way.
 *
 * @param ref the model
 * @param live the model itself
 * @param way where they go
 */
record Via(ModelRef ref, Llm live, Way way) implements Llm {

    /** What becomes of a call. */
    interface Way {
        /** @param ask asks the model itself */
        LlmToolResponse call(ModelRef ref, LlmRequest request, Function<LlmRequest, LlmToolResponse> ask);
    }

    @Override
    public LlmToolResponse completeWithTools(LlmRequest request) {
        return way.call(ref, request, live::completeWithTools);
    }

    /** A reply that was stored comes whole. */
    @Override
    public LlmToolResponse stream(LlmRequest request, Consumer<LlmEvent> events) {
        AtomicBoolean asked = new AtomicBoolean();
        LlmToolResponse response = way.call(ref, request, sent -> {
            asked.set(true);
            return live.stream(sent, events);
        });
        if (!asked.get()) {
            if (!response.text().isEmpty()) {
                events.accept(new LlmEvent.TextDelta(response.text()));
            }
            response.toolCalls().forEach(call -> events.accept(new LlmEvent.ToolCallReady(call)));
        }
        return response;
    }
}
