package dev.mudlark.bench.run;

import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmEvent;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A model that is not asked again once it failed in a way that the next question would meet too: a wrong key, a name or
 * address that does not exist. What is asked of it then fails at once with the same line. Shared by all questions of a run.
 */
final class GivenUpLlm implements Llm {

    private static final Set<LlmException.Kind> FINAL =
            Set.of(LlmException.Kind.AUTHENTICATION, LlmException.Kind.NOT_FOUND);

    private static final int FORBIDDEN = 403;

    private final String name;
    private final Llm llm;
    private final Progress progress;
    private final AtomicReference<@Nullable LlmException> given = new AtomicReference<>();

    /** @param progress is told once that the model is given up */
    GivenUpLlm(String name, Llm llm, Progress progress) {
        this.name = name;
        this.llm = llm;
        this.progress = progress;
    }

    @Override
    public LlmToolResponse completeWithTools(LlmRequest request) {
        return unlessGivenUp(() -> llm.completeWithTools(request));
    }

    @Override
    public LlmToolResponse stream(LlmRequest request, Consumer<LlmEvent> events) {
        return unlessGivenUp(() -> llm.stream(request, events));
    }

    private LlmToolResponse unlessGivenUp(Supplier<LlmToolResponse> asking) {
        LlmException before = given.get();
        if (before != null) {
            throw new LlmException(before.kind(), String.valueOf(before.getMessage()), before.status(), 0);
        }
        try {
            return asking.get();
        } catch (LlmException e) {
            if (isFinal(e) && given.compareAndSet(null, e)) {
                String message = String.valueOf(e.getMessage());
                progress.note((message.startsWith(name) ? "" : name + ": ") + message
                        + "; the other questions for this model fail without being sent");
            }
            throw e;
        }
    }

    /** A key that may not do this may be about one question only, such as one that was flagged. */
    private static boolean isFinal(LlmException e) {
        return FINAL.contains(e.kind()) && e.status().orElse(0) != FORBIDDEN;
    }
}
