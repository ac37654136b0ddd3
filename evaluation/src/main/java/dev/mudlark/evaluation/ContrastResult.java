package dev.mudlark.evaluation;

import java.util.OptionalDouble;

/**
 * One measure of a {@link Contrast} on one subset, over its pairs: the questions on which both systems have a value.
 *
 * @param contrast who is compared with whom
 * @param subset the questions
 * @param measure what is compared
 * @param systemMean mean of the system over the pairs, in the measure's unit; empty without pairs
 * @param baselineMean mean of the baseline over the same pairs; empty without pairs
 * @param difference mean of system less baseline, how many pairs there are, and the 95 % percentile bootstrap interval,
 *     which is empty below two pairs and not adjusted for the number of comparisons
 * @param leftOut questions of the subset that are no pair because one of the two failed, could not be scored or was not
 *     asked
 * @param p two-sided p of the sign-flip permutation test, above 0 and at most 1; empty without pairs
 * @param adjustedP the same after Holm's adjustment within the family: this measure on every contrast and subset of the
 *     run; at least {@code p}; empty when there are too few pairs to test
 * @param verdict what was shown
 */
public record ContrastResult(
        Contrast contrast,
        Subset subset,
        ContrastMeasure measure,
        OptionalDouble systemMean,
        OptionalDouble baselineMean,
        MetricValue difference,
        int leftOut,
        OptionalDouble p,
        OptionalDouble adjustedP,
        ContrastVerdict verdict) {

    /** An adjusted p up to this shows a difference. */
    public static final double ALPHA = 0.05;

    /** Below this many pairs the smallest p there can be, 2 to the power of 1 - n, is above {@link #ALPHA}. */
    public static final int FEWEST_PAIRS = 6;

    /** How many pairs there are. */
    public int n() {
        return difference.n();
    }

    /** The same with what the whole family says about it. */
    ContrastResult judged(double adjusted, ContrastVerdict said) {
        return new ContrastResult(
                contrast,
                subset,
                measure,
                systemMean,
                baselineMean,
                difference,
                leftOut,
                p,
                OptionalDouble.of(adjusted),
                said);
    }
}
