package dev.mudlark.bench.systems;

import java.util.OptionalLong;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Knows for whom something is embedded, so that its cost goes there and its call is told apart from others. Nothing is
 * noted of a model that costs nothing. Safe for use by several threads.
 */
public final class EmbeddingMeter {

    private static final String OUTSIDE = "embedding";

    @SuppressWarnings("ThreadLocalUsage") // one for each run, gone with it, and removed after each use
    private final ThreadLocal<@Nullable EmbeddingUse> current = new ThreadLocal<>();

    /** Does something that may embed, for somebody. */
    <T> T during(EmbeddingUse use, Supplier<T> work) {
        EmbeddingUse before = current.get();
        current.set(use);
        try {
            return work.get();
        } finally {
            if (before == null) {
                current.remove();
            } else {
                current.set(before);
            }
        }
    }

    /** For whom this thread embeds: the name of a question's trace, or {@code embedding} for the documents. */
    public String scope() {
        EmbeddingUse use = current.get();
        return use == null || use.scope().isEmpty() ? OUTSIDE : use.scope();
    }

    /**
     * Notes a call.
     *
     * @param model who embedded
     * @param tokens what it read; empty when that is not known
     * @param cost nano-dollars; empty when that is not known
     * @param nanos how long it took
     */
    public void took(String model, OptionalLong tokens, OptionalLong cost, long nanos) {
        EmbeddingUse use = current.get();
        if (use != null) {
            use.add(model, tokens, cost, nanos);
        }
    }
}
