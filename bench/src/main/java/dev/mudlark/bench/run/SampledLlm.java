package dev.mudlark.bench.run;

import dev.mudlark.bench.config.Sampling;
import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmEvent;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import java.util.function.Consumer;

/**
 * A model that writes as a config says. It stands before the recording, so that a request is kept and compared as it is
 * asked.
 *
 * @param llm the model
 * @param sampling how it writes where a request does not say
 */
record SampledLlm(Llm llm, Sampling sampling) implements Llm {

    @Override
    public LlmToolResponse completeWithTools(LlmRequest request) {
        return llm.completeWithTools(filled(request));
    }

    @Override
    public LlmToolResponse stream(LlmRequest request, Consumer<LlmEvent> events) {
        return llm.stream(filled(request), events);
    }

    private LlmRequest filled(LlmRequest request) {
        return new LlmRequest(
                request.messages(),
                request.system(),
                request.tools(),
                sampling.into(request.options()),
                request.deadline(),
                request.trace());
    }
}
