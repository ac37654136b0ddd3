package dev.mudlark.evaluation.statistics;

import org.apache.commons.statistics.descriptive.Quantile;

/**
 * Quantiles by linear interpolation between the two nearest values: type 7 of Hyndman and Fan 1996, <i>Sample quantiles
 * in statistical packages</i>, the default of R and NumPy.
 */
public final class Quantiles {

    private static final Quantile TYPE_7 =
            Quantile.withDefaults().with(Quantile.EstimationMethod.HF7).withCopy(true);

    private Quantiles() {}

    /**
     * The quantile of a sample.
     *
     * @param values at least one, in any order; not changed
     * @param p 0 to 1
     */
    public static double of(double[] values, double p) {
        return TYPE_7.evaluate(values, p);
    }
}
