package dev.mudlark.bench.rundir;

/** A stored record is not what it should be. */
final class StoredException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    StoredException(String message) {
        super(message);
    }
}
