package dev.mudlark.context;

/** A call was cancelled or ran out of time. */
public final class DeadlineException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** @param message one or two words: {@code cancelled} or {@code out of time} */
    public DeadlineException(String message) {
        super(message);
    }
}
