package dev.mudlark.bench.run;

import dev.mudlark.models.Llm;
import dev.mudlark.models.LlmEvent;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.LlmRequest;
import dev.mudlark.models.LlmToolResponse;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A model that is not asked again once it failed in a way that the next question would meet too: a wrong key, a name or
 * address that does not exist. What is asked of it then fails at once with the same line. A server that nobody answers at
 * may come back, so it is asked on, and that it did not answer is told once. Shared by all questions of a run.
 */
final class GivenUpLlm implements Llm {

    private static final Set<LlmException.Kind> FINAL =
            Set.of(LlmException.Kind.AUTHENTICATION, LlmException.Kind.NOT_FOUND);

    private static final int FORBIDDEN = 403;

    private final String name;
    private final Llm llm;
    private final Progress progress;
    private final AtomicReference<@Nullable LlmException> given = new AtomicReference<>();
    private final AtomicBoolean unreachable = new AtomicBoolean();

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
                note(e, "; the other questions for this model fail without being sent");
            } else if (isUnreachable(e) && unreachable.compareAndSet(false, true)) {
                note(
                        e,
                        "; said once: every other question for this model is tried, and an interrupt ends the run with"
                                + " what was answered kept");
            }
            throw e;
        }
    }

    private void note(LlmException e, String consequence) {
        String message = String.valueOf(e.getMessage());
        progress.note((message.startsWith(name) ? "" : name + ": ") + message + consequence);
    }

    /** Nobody answered, not even to say that the server is busy. */
    private static boolean isUnreachable(LlmException e) {
        return e.kind() == LlmException.Kind.UNAVAILABLE && e.status().isEmpty();
    }

    /** A key that may not do this may be about one question only, such as one that was flagged. */
    private static boolean isFinal(LlmException e) {
        return FINAL.contains(e.kind()) && e.status().orElse(0) != FORBIDDEN;
    }
}
