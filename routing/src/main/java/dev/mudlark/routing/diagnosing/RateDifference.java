package dev.mudlark.routing.diagnosing;

import dev.mudlark.evaluation.Interval;
import org.apache.commons.statistics.interval.BinomialConfidenceInterval;

/**
 * The difference of two independent shares with its 95 % interval.
 *
 * <p>Method 10 of Newcombe (1998), <i>Interval estimation for the difference between independent proportions</i>, Statistics in
 * Medicine 17: the ends of the two Wilson intervals put together. It holds for small samples and at shares of 0 and 1.
 *
 * @param difference the first less the second, -1 to 1
 */
public record RateDifference(double difference, Interval interval) {

    private static final double ALPHA = 0.05;

    /** Of {@code hits} among {@code n}, and {@code otherHits} among {@code otherN}; both at least 1. */
    public static RateDifference of(int hits, int n, int otherHits, int otherN) {
        double one = (double) hits / n;
        double other = (double) otherHits / otherN;
        Interval first = wilson(hits, n);
        Interval second = wilson(otherHits, otherN);
        double difference = one - other;
        double below = Math.hypot(one - first.low(), second.high() - other);
        double above = Math.hypot(first.high() - one, other - second.low());
        return new RateDifference(difference, new Interval(difference - below, difference + above));
    }

    private static Interval wilson(int hits, int n) {
        var interval = BinomialConfidenceInterval.WILSON_SCORE.fromErrorRate(n, hits, ALPHA);
        return new Interval(
                hits == 0 ? 0 : Math.max(0, interval.getLowerBound()),
                hits == n ? 1 : Math.min(1, interval.getUpperBound()));
    }
}
