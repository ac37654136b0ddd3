package dev.mudlark.providers.http;

import dev.mudlark.models.LlmException;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** An attempt that came to nothing. */
final class Failure extends Exception {

    private static final long serialVersionUID = 1L;

    private final LlmException.Kind kind;
    private final int status;
    private final boolean worthRetrying;
    private final transient @Nullable Duration retryAfter;
    private boolean charged;

    /**
     * A failure.
     *
     * @param message what happened, for people
     * @param status the HTTP status; 0 when there was none
     * @param worthRetrying true when the same request may succeed later
     * @param retryAfter how long the provider asks to wait; empty when it does not say
     */
    Failure(LlmException.Kind kind, String message, int status, boolean worthRetrying, Optional<Duration> retryAfter) {
        super(message);
        this.kind = kind;
        this.status = status;
        this.worthRetrying = worthRetrying;
        this.retryAfter = retryAfter.orElse(null);
    }

    /** A failure without an HTTP status. */
    static Failure of(LlmException.Kind kind, String message, boolean worthRetrying) {
        return new Failure(kind, message, 0, worthRetrying, Optional.empty());
    }

    /** This failure, when the provider may have charged for the attempt, or for one before it, whatever the kind. */
    Failure perhapsCharged() {
        charged = true;
        return this;
    }

    boolean mayBeCharged() {
        return charged || kind.isChargedPerhaps();
    }

    boolean isWorthRetrying() {
        return worthRetrying;
    }

    Optional<Duration> retryAfter() {
        return Optional.ofNullable(retryAfter);
    }

    /** The failure for the caller, with what came of trying again. */
    LlmException given(int retries, String more) {
        String tries = retries == 0 ? "" : retries == 1 ? "; tried again once" : "; tried again " + retries + " times";
        return new LlmException(
                kind,
                getMessage() + tries + more,
                status == 0 ? OptionalInt.empty() : OptionalInt.of(status),
                retries,
                mayBeCharged());
    }
}
