package dev.mudlark.providers;

import dev.langchain4j.exception.AuthenticationException;
import dev.langchain4j.exception.HttpException;
import dev.langchain4j.exception.InternalServerException;
import dev.langchain4j.exception.InvalidRequestException;
import dev.langchain4j.exception.ModelNotFoundException;
import dev.langchain4j.exception.RateLimitException;
import dev.langchain4j.exception.TimeoutException;
import dev.langchain4j.exception.UnresolvedModelServerException;
import dev.langchain4j.exception.UnsupportedFeatureException;
import dev.mudlark.models.LlmException;
import dev.mudlark.models.LlmException.Kind;
import dev.mudlark.providers.http.ShownText;
import dev.mudlark.providers.http.StatusKind;
import dev.mudlark.providers.wire.UnreadableReplyException;
import java.io.IOException;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What an exception of LangChain4j or of the object itself means.
 *
 * @param about the model's reference
 */
record ChatModelFaults(String about) {

    private static final int DEEPEST = 20;

    /** Makes a request; what LangChain4j refuses to take is a bad request. */
    <T> T guard(Supplier<T> made) {
        try {
            return made.get();
        } catch (IllegalArgumentException e) {
            throw failure(Kind.BAD_REQUEST, "LangChain4j refuses the request", e);
        }
    }

    LlmException late() {
        return new LlmException(Kind.TIMEOUT, about + ": no reply before the time of this question was over");
    }

    LlmException unreadable(UnreadableReplyException e) {
        return failure(Kind.UNREADABLE, "the reply cannot be read", e);
    }

    /** The failure behind an exception; the first of its causes that says what it is decides. */
    LlmException of(Throwable thrown) {
        Throwable cause = thrown;
        for (int i = 0; i < DEEPEST && cause != null; i++) {
            if (cause instanceof LlmException known) {
                return known;
            }
            Kind kind = kind(cause);
            if (kind != Kind.OTHER) {
                return failure(kind, meaning(kind), cause);
            }
            cause = cause.getCause();
        }
        return failure(
                Kind.OTHER, "the ChatModel failed with " + thrown.getClass().getSimpleName(), thrown);
    }

    private static Kind kind(Throwable cause) {
        return switch (cause) {
            case AuthenticationException e -> Kind.AUTHENTICATION;
            case ModelNotFoundException e -> Kind.NOT_FOUND;
            case InvalidRequestException e -> Kind.BAD_REQUEST;
            case RateLimitException e -> Kind.RATE_LIMITED;
            case InternalServerException e -> Kind.UNAVAILABLE;
            case UnresolvedModelServerException e -> Kind.UNAVAILABLE;
            case TimeoutException e -> Kind.TIMEOUT;
            case java.net.http.HttpTimeoutException e -> Kind.TIMEOUT;
            case UnsupportedFeatureException e -> Kind.UNSUPPORTED;
            case HttpException e -> StatusKind.of(e.statusCode());
            case IOException e -> Kind.UNAVAILABLE;
            default -> Kind.OTHER;
        };
    }

    private static String meaning(Kind kind) {
        return switch (kind) {
            case AUTHENTICATION -> "the key was refused; give the ChatModel object another one";
            case NOT_FOUND -> "no such model or address";
            case BAD_REQUEST -> "the request was refused";
            case RATE_LIMITED -> "too many requests, or no credit left";
            case UNAVAILABLE -> "the provider failed or cannot be reached";
            case TIMEOUT -> "no reply within the ChatModel's own time";
            case UNSUPPORTED -> "this ChatModel cannot do what is asked";
            case CUT_OFF, FILTERED, UNREADABLE, UNTAKEN_REPLY, NOT_RECORDED, OVER_BUDGET, OTHER ->
                "the ChatModel failed";
        };
    }

    /** A refusal of a key is told without the provider's words: they may repeat the key, which is not known here. */
    private LlmException failure(Kind kind, String meaning, Throwable cause) {
        String words = kind == Kind.AUTHENTICATION ? "" : words(cause.getMessage());
        return new LlmException(kind, about + ": " + meaning + words, status(cause), 0);
    }

    private static OptionalInt status(Throwable thrown) {
        Throwable cause = thrown;
        for (int i = 0; i < DEEPEST && cause != null; i++) {
            if (cause instanceof HttpException http) {
                return OptionalInt.of(http.statusCode());
            }
            cause = cause.getCause();
        }
        return OptionalInt.empty();
    }

    private static String words(@Nullable String message) {
        String shown = ShownText.line(Objects.requireNonNullElse(message, ""));
        return shown.isEmpty() ? "" : ": " + shown;
    }
}
