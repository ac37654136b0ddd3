package dev.mudlark.models.recording;

/** What is stored is not what it should be; whoever reads the file adds where. */
final class StoredException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    StoredException(String message) {
        super(message);
    }
}
