package dev.mudlark.documents;

/** An embedding model that cannot be loaded or fails; the message says what is wrong and what to do next. */
public final class EmbedderException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** @param message for people, one line */
    public EmbedderException(String message) {
        super(message);
    }

    /** @param message for people, one line */
    public EmbedderException(String message, Throwable cause) {
        super(message, cause);
    }
}
