package dev.mudlark.models;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;

/** A model gave no usable reply. The message is for people and never holds a key. */
public final class LlmException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** What went wrong; the lower-case names stand in result files. */
    public enum Kind {
        /** No key, a wrong one, or one that may not do this (401, 403). */
        AUTHENTICATION,
        /** The provider knows no such model or address (404). */
        NOT_FOUND,
        /** The provider refused the request as it is (400, 413, 422 and others below 500). */
        BAD_REQUEST,
        /** Too many requests, also after the retries (429). */
        RATE_LIMITED,
        /** The provider is down, overloaded or cannot be reached, also after the retries. */
        UNAVAILABLE,
        /** No reply before the deadline. */
        TIMEOUT,
        /** The reply broke off before its end, or at the limit of output tokens. */
        CUT_OFF,
        /** The provider's filter stopped the reply. */
        FILTERED,
        /** The reply is none that this provider's format knows. */
        UNREADABLE,
        /** Twice in a row the model wrote neither an action nor an answer, where it calls tools in JSON. */
        UNTAKEN_REPLY,
        /** The model cannot do what is asked, such as calling tools. */
        UNSUPPORTED,
        /** A replayed run has no such request in its recording. */
        NOT_RECORDED,
        /** The money of the run is spent. */
        OVER_BUDGET,
        /** Something else. */
        OTHER;

        /** True for what happens after the model began to write, as far as anybody can tell. */
        public boolean isChargedPerhaps() {
            return this == TIMEOUT || this == CUT_OFF || this == FILTERED || this == UNREADABLE;
        }
    }

    private final Kind kind;
    private final int status;
    private final int retries;
    private final boolean charged;

    /** @param message what happened, where, and what to do next */
    public LlmException(String message) {
        this(Kind.OTHER, message);
    }

    /** As above, with the cause. */
    public LlmException(String message, Throwable cause) {
        this(Kind.OTHER, message);
        initCause(cause);
    }

    /** A failure of a kind. */
    public LlmException(Kind kind, String message) {
        this(kind, message, OptionalInt.empty(), 0);
    }

    /**
     * A failure of a kind.
     *
     * @param kind what went wrong
     * @param message what happened, where, and what to do next
     * @param status the HTTP status; empty when there was none
     * @param retries how often the request was sent again
     */
    public LlmException(Kind kind, String message, OptionalInt status, int retries) {
        this(kind, message, status, retries, false);
    }

    /**
     * As above.
     *
     * @param charged true when the provider may have charged for one of the attempts, whatever the last one came to
     */
    public LlmException(Kind kind, String message, OptionalInt status, int retries, boolean charged) {
        super(message);
        this.kind = kind;
        this.status = status.orElse(0);
        this.retries = retries;
        this.charged = charged;
    }

    /** What went wrong. */
    public Kind kind() {
        return kind;
    }

    /** True when the provider may have charged for the call all the same, so that its cost is not known. */
    public boolean mayBeCharged() {
        return charged || kind.isChargedPerhaps();
    }

    /** The stable code in result files: {@code llm_} and the kind, such as {@code llm_rate_limited}, else {@code llm_error}. */
    public String code() {
        return switch (kind) {
            case OTHER -> "llm_error";
            case UNTAKEN_REPLY -> "untaken_reply";
            default -> "llm_" + kind.name().toLowerCase(Locale.ROOT);
        };
    }

    /** What went wrong and how often it was tried, as details of a step. */
    public Map<String, String> facts() {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("error", code());
        if (retries > 0) {
            facts.put(Delivery.RETRIES, String.valueOf(retries));
        }
        return facts;
    }

    /** The HTTP status; empty when there was none. */
    public OptionalInt status() {
        return status == 0 ? OptionalInt.empty() : OptionalInt.of(status);
    }

    /** How often the request was sent again before this. */
    public int retries() {
        return retries;
    }
}
