package dev.mudlark.evaluation;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;

/** Differences between two systems, question by question. */
final class Differences {

    private Differences() {}

    static MetricValue of(
            EvaluationSettings settings,
            List<QuestionResult> system,
            List<QuestionResult> baseline,
            Subset subset,
            String metric) {
        Map<String, Double> before = values(baseline, subset, metric);
        double[] differences = values(system, subset, metric).entrySet().stream()
                .flatMapToDouble(entry -> Optional.ofNullable(before.get(entry.getKey())).stream()
                        .mapToDouble(old -> entry.getValue() - old))
                .sorted()
                .toArray();
        OptionalDouble mean = DoubleStream.of(differences).average();
        return new MetricValue(mean, differences.length, Summaries.bootstrap(settings, differences));
    }

    private static Map<String, Double> values(List<QuestionResult> results, Subset subset, String metric) {
        Map<String, Double> values = new HashMap<>();
        for (QuestionResult result : results) {
            Question question = result.attempt().question();
            if (result instanceof QuestionResult.Scored scored && subset.contains(question)) {
                scored.value(metric).ifPresent(value -> values.put(question.id(), value));
            }
        }
        return values;
    }
}
