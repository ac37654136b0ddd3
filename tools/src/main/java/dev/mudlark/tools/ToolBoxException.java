package dev.mudlark.tools;

/** A tool box cannot be built: a mistake of whoever configured it. The message says what, and what to do. */
public final class ToolBoxException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    /** @param message what is wrong and what to do next */
    public ToolBoxException(String message) {
        super(message);
    }
}
