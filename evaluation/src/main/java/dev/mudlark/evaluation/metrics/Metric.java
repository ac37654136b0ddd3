package dev.mudlark.evaluation.metrics;

import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.MetricInfo;
import java.util.OptionalDouble;

/** Something measured on the answers of a system. */
public interface Metric {

    /** Its name, formula and rules. */
    MetricInfo info();

    /** The value for one answered question; empty when the metric says nothing about it. */
    OptionalDouble of(Attempt attempt);

    /** The value for a system and a subset: the mean over the questions that have one; empty when none has. */
    default OptionalDouble over(Sample sample) {
        return sample.values().stream().mapToDouble(Double::doubleValue).average();
    }
}
