package dev.mudlark.evaluation;

import java.util.Locale;

/** What a {@link Contrast} compares, in the order of the rows. Each has one value for each answered question. */
public enum ContrastMeasure {
    /** The answer score, 0 to 1. */
    SCORE("answer_score", MetricInfo.Unit.SHARE, MetricInfo.Direction.HIGHER),
    /** What the answer cost, in US dollars. */
    COST("cost_per_question", MetricInfo.Unit.USD, MetricInfo.Direction.LOWER),
    /** Time from question to answer, in milliseconds. Its mean, where the summaries tell quantiles. */
    LATENCY("latency_p50_ms", MetricInfo.Unit.MILLISECONDS, MetricInfo.Direction.LOWER),
    /** Model turns of an agent; other systems have none. */
    STEPS("avg_steps", MetricInfo.Unit.COUNT, MetricInfo.Direction.NEITHER);

    private final String metric;
    private final MetricInfo.Unit unit;
    private final MetricInfo.Direction direction;

    ContrastMeasure(String metric, MetricInfo.Unit unit, MetricInfo.Direction direction) {
        this.metric = metric;
        this.unit = unit;
        this.direction = direction;
    }

    /** The name in result files. */
    public String label() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The metric whose values for single questions it compares. */
    public String metric() {
        return metric;
    }

    /** The unit of its values and differences. */
    public MetricInfo.Unit unit() {
        return unit;
    }

    /** Which way is better. */
    public MetricInfo.Direction direction() {
        return direction;
    }
}
