package dev.mudlark.evaluation;

/**
 * What there is to know about a metric; docs/metrics.md is made of these.
 *
 * @param name the column in result files
 * @param meaning what it tells, in a sentence
 * @param formula how it is computed, with the source of the formula where there is one
 * @param unit of the value
 * @param direction which way is better
 * @param whenEmpty on which questions or systems it has no value
 * @param spread how its interval is computed
 */
public record MetricInfo(
        String name, String meaning, String formula, Unit unit, Direction direction, String whenEmpty, Spread spread) {

    /** Units of values. */
    public enum Unit {
        /** 0 to 1. */
        SHARE,
        /** 1 to 5. */
        GRADE,
        /** US dollars. */
        USD,
        /** Thousandths of a second. */
        MILLISECONDS,
        /** Seconds. */
        SECONDS,
        /** A mean of counts. */
        COUNT
    }

    /** Which way is better. */
    public enum Direction {
        /** More is better. */
        HIGHER,
        /** Less is better. */
        LOWER,
        /** Neither by itself. */
        NEITHER
    }

    /** How the 95 % interval is computed. */
    public enum Spread {
        /** There is none. */
        NONE,
        /** Percentile bootstrap of the mean over questions; empty below two questions. */
        BOOTSTRAP,
        /** Score interval of a proportion of questions. */
        WILSON
    }
}
