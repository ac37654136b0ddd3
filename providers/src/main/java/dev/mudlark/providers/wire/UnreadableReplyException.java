package dev.mudlark.providers.wire;

/** A reply is none that its format knows; the message says what was found, without the reply's text. */
public final class UnreadableReplyException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** @param message what was found instead of what */
    public UnreadableReplyException(String message) {
        super(message);
    }
}
