package dev.mudlark.documents;

/** A file gives no document. Becomes a {@link LoadNotice}; the other files are loaded all the same. */
public final class LoadException extends Exception {

    private static final long serialVersionUID = 1L;

    private final String code;
    private final LoadNotice.Severity severity;

    private LoadException(String code, LoadNotice.Severity severity, String message) {
        super(message);
        this.code = code;
        this.severity = severity;
    }

    /** The file is broken or unreadable. The message says what is wrong, with a line number where there is one. */
    public static LoadException broken(String code, String message) {
        return new LoadException(code, LoadNotice.Severity.ERROR, message);
    }

    /** The file is left out on purpose. */
    public static LoadException skipped(String code, String message) {
        return new LoadException(code, LoadNotice.Severity.SKIPPED, message);
    }

    /** This as a notice about {@code path}. */
    public LoadNotice asNotice(String path) {
        return new LoadNotice(path, code, severity, path + ": " + getMessage());
    }
}
