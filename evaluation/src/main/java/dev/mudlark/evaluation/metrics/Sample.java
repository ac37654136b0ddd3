package dev.mudlark.evaluation.metrics;

import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.SystemInfo;
import java.util.List;

/**
 * What a system did on a subset of the questions.
 *
 * @param system the system
 * @param asked every question asked, failed ones included
 * @param values the metric's values on the questions that could be scored and have one, in the order of the data set
 */
public record Sample(SystemInfo system, List<Attempt> asked, List<Double> values) {

    /** Copies the lists. */
    public Sample {
        asked = List.copyOf(asked);
        values = List.copyOf(values);
    }
}
