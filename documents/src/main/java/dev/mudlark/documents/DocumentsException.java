package dev.mudlark.documents;

/** A collection cannot be opened. The message is one line for people: what, where, what to do. */
public final class DocumentsException extends Exception {

    private static final long serialVersionUID = 1L;

    /** With a message for people. */
    public DocumentsException(String message) {
        super(message);
    }
}
