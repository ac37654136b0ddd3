package dev.mudlark.evaluation;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What is known about a system on a subset of the questions.
 *
 * @param system the system
 * @param subset the questions
 * @param n questions asked, failed ones included
 * @param nError those that failed on the way
 * @param nUnscoreable those that were answered but could not be scored
 * @param values by metric name, in the order of the columns
 */
public record Summary(
        SystemInfo system, Subset subset, int n, int nError, int nUnscoreable, Map<String, MetricValue> values) {

    /** Copies the map, keeping its order. */
    public Summary {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    /** The value of a metric; empty when there is no such metric. */
    public MetricValue value(String metric) {
        return values.getOrDefault(metric, MetricValue.EMPTY);
    }
}
