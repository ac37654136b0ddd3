package dev.mudlark.tools.calculator;

/** An expression cannot be worked out; the message is for the model. */
final class CalculationException extends Exception {

    private static final long serialVersionUID = 1L;

    CalculationException(String message) {
        super(message);
    }

    String reason() {
        return String.valueOf(getMessage());
    }
}
