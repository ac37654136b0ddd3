package dev.mudlark.models;

/** A model gave no usable reply. The message is for people and never holds a key. */
public final class LlmException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** @param message what happened, where, and what to do next */
    public LlmException(String message) {
        super(message);
    }

    /** As above, with the cause. */
    public LlmException(String message, Throwable cause) {
        super(message, cause);
    }
}
