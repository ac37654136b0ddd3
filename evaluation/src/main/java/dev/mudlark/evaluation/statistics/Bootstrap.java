package dev.mudlark.evaluation.statistics;

import java.util.Optional;
import java.util.SplittableRandom;

/**
 * Percentile bootstrap of a mean (Efron and Tibshirani 1993, <i>An Introduction to the Bootstrap</i>, chapter 13).
 *
 * @param resamples how often to draw, at least 1
 * @param seed the same seed draws the same
 */
public record Bootstrap(int resamples, long seed) {

    /**
     * The 95 % interval of the mean; empty below two values, for one value carries no spread. The order of the values
     * does not matter.
     */
    public Optional<Bounds> mean(double[] values) {
        if (values.length < 2) {
            return Optional.empty();
        }
        double[] sorted = values.clone();
        java.util.Arrays.sort(sorted);
        SplittableRandom random = new SplittableRandom(seed);
        double[] means = new double[resamples];
        for (int i = 0; i < resamples; i++) {
            means[i] = resampledMean(sorted, random);
        }
        return Optional.of(
                new Bounds(Quantiles.of(means, Bounds.ALPHA / 2), Quantiles.of(means, 1 - Bounds.ALPHA / 2)));
    }

    private static double resampledMean(double[] values, SplittableRandom random) {
        double sum = 0;
        for (int i = 0; i < values.length; i++) {
            sum += values[random.nextInt(values.length)];
        }
        return sum / values.length;
    }
}
