package dev.mudlark.bench.checking;

import java.util.OptionalDouble;

/**
 * The smallest true difference in a score of 0 to 1 between two systems that a paired comparison on n questions finds in
 * four of five cases, at a two-sided level of 5 %: {@code (z(0.975) + z(0.8)) * sqrt(v / n)} (Miller, Adding error bars to
 * evals, 2024, on paired differences and power). The variance v of the difference for a question is not known before a
 * run; taken is 0.3, which right or wrong answers have when the systems differ on 30 % of the questions.
 */
final class SmallestDifference {
    private static final double Z_LEVEL = 1.959964;
    private static final double Z_POWER = 0.841621;
    private static final double VARIANCE = 0.3;

    private SmallestDifference() {}

    /** For n questions, at most 1; empty without questions. */
    static OptionalDouble of(int n) {
        return n == 0
                ? OptionalDouble.empty()
                : OptionalDouble.of(Math.min(1, (Z_LEVEL + Z_POWER) * Math.sqrt(VARIANCE / n)));
    }
}
