package dev.mudlark.evaluation.statistics;

import org.apache.commons.statistics.interval.BinomialConfidenceInterval;
import org.apache.commons.statistics.interval.Interval;

/**
 * A two-sided 95 % interval.
 *
 * @param low lower end
 * @param high upper end, at least {@code low}
 */
public record Bounds(double low, double high) {

    /** Probability outside a 95 % interval. */
    static final double ALPHA = 0.05;

    /**
     * The score interval of a proportion (Wilson 1927, <i>Probable inference, the law of succession, and statistical
     * inference</i>). It is honest at 0 and at 1, where a bootstrap has no width.
     *
     * @param successes 0 to {@code n}
     * @param n at least 1
     */
    public static Bounds wilson(int successes, int n) {
        Interval interval = BinomialConfidenceInterval.WILSON_SCORE.fromErrorRate(n, successes, ALPHA);
        // The closed form leaves rounding dust at the ends.
        double low = successes == 0 ? 0 : Math.max(0, interval.getLowerBound());
        double high = successes == n ? 1 : Math.min(1, interval.getUpperBound());
        return new Bounds(low, high);
    }
}
