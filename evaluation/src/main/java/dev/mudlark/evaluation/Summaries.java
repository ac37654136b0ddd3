package dev.mudlark.evaluation;

import dev.mudlark.evaluation.metrics.Metric;
import dev.mudlark.evaluation.metrics.Sample;
import dev.mudlark.evaluation.statistics.Bootstrap;
import dev.mudlark.evaluation.statistics.Bounds;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Adds up results by system and subset. */
record Summaries(EvaluationSettings settings, List<Metric> metrics, List<QuestionResult> results) {

    Summary of(SystemInfo system, Subset subset) {
        List<QuestionResult> rows = results.stream()
                .filter(result -> result.attempt().system().name().equals(system.name()))
                .filter(result -> subset.contains(result.attempt().question()))
                .toList();
        List<QuestionResult.Scored> scored = only(QuestionResult.Scored.class, rows);
        List<Attempt> asked = rows.stream().map(QuestionResult::attempt).toList();
        Map<String, MetricValue> values = new LinkedHashMap<>();
        for (Metric metric : metrics) {
            List<Double> defined = scored.stream()
                    .flatMap(row ->
                            Optional.ofNullable(row.values().get(metric.info().name())).stream())
                    .toList();
            values.put(metric.info().name(), value(metric, new Sample(system, asked, defined)));
        }
        return new Summary(
                system,
                subset,
                rows.size(),
                only(QuestionResult.RunError.class, rows).size(),
                only(QuestionResult.Unscoreable.class, rows).size(),
                values);
    }

    private MetricValue value(Metric metric, Sample sample) {
        double[] values =
                sample.values().stream().mapToDouble(Double::doubleValue).toArray();
        return new MetricValue(
                metric.over(sample), values.length, interval(metric.info().spread(), values));
    }

    private Optional<Interval> interval(MetricInfo.Spread spread, double[] values) {
        return switch (spread) {
            case NONE -> Optional.empty();
            case BOOTSTRAP -> bootstrap(settings, values);
            case WILSON -> values.length == 0 ? Optional.empty() : Optional.of(wilson(values));
        };
    }

    static Optional<Interval> bootstrap(EvaluationSettings settings, double[] values) {
        return new Bootstrap(settings.resamples(), settings.seed()).mean(values).map(Summaries::interval);
    }

    private static Interval wilson(double[] values) {
        int successes = 0;
        for (double value : values) {
            successes += value > 0.5 ? 1 : 0;
        }
        return interval(Bounds.wilson(successes, values.length));
    }

    private static Interval interval(Bounds bounds) {
        return new Interval(bounds.low(), bounds.high());
    }

    private static <R extends QuestionResult> List<R> only(Class<R> kind, List<QuestionResult> rows) {
        List<R> found = new ArrayList<>();
        for (QuestionResult row : rows) {
            if (kind.isInstance(row)) {
                found.add(kind.cast(row));
            }
        }
        return found;
    }
}
