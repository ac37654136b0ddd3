package dev.mudlark.documents.index;

/** Rounds scores before they are compared, so that the last digits decide nothing. */
public final class Rounding {

    private static final double STEPS = 1e6;

    private Rounding() {}

    /** To the nearest millionth. */
    public static double of(double score) {
        return Math.round(score * STEPS) / STEPS;
    }
}
