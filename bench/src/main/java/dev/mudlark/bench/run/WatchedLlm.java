package dev.mudlark.bench.run;

import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Remembers what a model was asked last, so that a question that breaks midway keeps its conversation. */
final class WatchedLlm implements Llm {

    private final Llm llm;
    private volatile @Nullable LlmRequest last;

    WatchedLlm(Llm llm) {
        this.llm = llm;
    }

    @Override
    public LlmToolResponse completeWithTools(LlmRequest request) {
        last = request;
        return llm.completeWithTools(request);
    }

    /** The last request, with every message until then. */
    Optional<LlmRequest> last() {
        return Optional.ofNullable(last);
    }
}
