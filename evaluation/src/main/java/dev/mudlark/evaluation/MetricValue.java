package dev.mudlark.evaluation;

import java.util.Optional;
import java.util.OptionalDouble;

/**
 * What a metric says about a system and a subset.
 *
 * @param value in the metric's unit; empty when there was nothing to measure, which is not zero
 * @param n questions it was measured on
 * @param interval 95 % interval, where the metric has one and {@code n} allows it
 */
public record MetricValue(OptionalDouble value, int n, Optional<Interval> interval) {

    /** Nothing was measured. */
    public static final MetricValue EMPTY = new MetricValue(OptionalDouble.empty(), 0, Optional.empty());
}
