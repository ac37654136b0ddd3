package dev.mudlark.evaluation;

/**
 * A two-sided 95 % interval.
 *
 * @param low lower end, in the unit of the value
 * @param high upper end, at least {@code low}
 */
public record Interval(double low, double high) {}
