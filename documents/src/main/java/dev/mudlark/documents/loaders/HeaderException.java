package dev.mudlark.documents.loaders;

/** A front matter block cannot be read. */
final class HeaderException extends Exception {

    private static final long serialVersionUID = 1L;

    HeaderException(String message) {
        super(message);
    }
}
