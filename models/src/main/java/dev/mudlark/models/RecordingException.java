package dev.mudlark.models;

/** A recording cannot be used or written. The message is for people: where, what, and what to do next. */
public final class RecordingException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** @param message what is wrong, where, and what to do next */
    public RecordingException(String message) {
        super(message);
    }

    /** As the other, with the cause. */
    public RecordingException(String message, Throwable cause) {
        super(message, cause);
    }
}
