package dev.mudlark.tools;

/** Faults of code that is not the gate's. */
final class Failures {

    private Failures() {}

    /** What a fault says of itself, or its class when it cannot even say that. */
    static String words(Throwable fault) {
        try {
            return String.valueOf(fault);
        } catch (Throwable another) {
            return fault.getClass().getName();
        }
    }
}
