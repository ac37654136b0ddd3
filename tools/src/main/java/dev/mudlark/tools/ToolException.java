package dev.mudlark.tools;

/** A call that the model can mend. The message reaches the model: what was wrong, the valid choices, an example. */
public final class ToolException extends Exception {

    private static final long serialVersionUID = 1L;

    private final String code;

    /**
     * An error for the model.
     *
     * @param code stable and countable, such as {@code unknown_document}
     * @param message what was wrong, the valid choices, a correct example
     */
    public ToolException(String code, String message) {
        super(message);
        this.code = code;
    }

    /** The stable code. */
    public String code() {
        return code;
    }

    /** The text for the model. */
    @Override
    public String getMessage() {
        String message = super.getMessage();
        return message == null ? code : message;
    }
}
