package dev.mudlark.tools;

/** What code that is not the gate's may do instead of what it is asked for. */
enum Fault {
    NULL,
    EXCEPTION,
    EXCEPTION_WITHOUT_WORDS,
    ERROR,
    OUT_OF_MEMORY,
    STACK_OVERFLOW;

    /** Null, or what it throws. */
    @SuppressWarnings({"NullAway", "TypeParameterUnusedInFormals"})
    <T> T happen() {
        return switch (this) {
            case NULL -> null;
            case EXCEPTION -> throw new IllegalStateException("swordfish-123");
            case EXCEPTION_WITHOUT_WORDS -> throw new Speechless();
            case ERROR -> throw new AssertionError("swordfish-123");
            case OUT_OF_MEMORY -> throw new OutOfMemoryError("none left");
            case STACK_OVERFLOW -> deeper();
        };
    }

    @SuppressWarnings("InfiniteRecursion")
    private static <T> T deeper() {
        T below = deeper();
        return java.util.Objects.requireNonNull(below);
    }

    /** An exception that fails when it is asked what it is. */
    private static final class Speechless extends RuntimeException {

        private static final long serialVersionUID = 1L;

        @Override
        public String getMessage() {
            throw new IllegalStateException("no message");
        }

        @Override
        public String toString() {
            throw new StackOverflowError("no words");
        }
    }
}
