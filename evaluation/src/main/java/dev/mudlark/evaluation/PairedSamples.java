package dev.mudlark.evaluation;

import dev.mudlark.evaluation.statistics.SignFlipTest;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;

/**
 * The results of two systems side by side.
 *
 * @param settings seeds
 * @param test of their differences
 * @param contrast who
 * @param questions all questions of the run
 * @param system scored results of the one, by question
 * @param baseline scored results of the other, by question
 */
record PairedSamples(
        EvaluationSettings settings,
        SignFlipTest test,
        Contrast contrast,
        List<Question> questions,
        Map<String, QuestionResult.Scored> system,
        Map<String, QuestionResult.Scored> baseline) {

    static Map<String, QuestionResult.Scored> scored(List<QuestionResult> results, String system) {
        Map<String, QuestionResult.Scored> scored = new HashMap<>();
        for (QuestionResult result : results) {
            if (result instanceof QuestionResult.Scored row
                    && row.attempt().system().name().equals(system)) {
                scored.put(row.attempt().question().id(), row);
            }
        }
        return scored;
    }

    /** The comparison before it is known which others it stands beside. */
    ContrastResult compare(Subset subset, ContrastMeasure measure) {
        List<Pair> pairs = questions.stream()
                .filter(subset::contains)
                .flatMap(question -> pair(question, measure.metric()).stream())
                .toList();
        double[] differences = pairs.stream()
                .mapToDouble(pair -> pair.system - pair.baseline)
                .sorted()
                .toArray();
        return new ContrastResult(
                contrast,
                subset,
                measure,
                mean(pairs.stream().mapToDouble(Pair::system)),
                mean(pairs.stream().mapToDouble(Pair::baseline)),
                new MetricValue(
                        mean(Arrays.stream(differences)),
                        differences.length,
                        Summaries.bootstrap(settings, differences)),
                leftOut(subset),
                test.p(differences),
                OptionalDouble.empty(),
                differences.length == 0 ? ContrastVerdict.NOT_MEASURED : ContrastVerdict.TOO_FEW);
    }

    private Optional<Pair> pair(Question question, String metric) {
        OptionalDouble one = value(system, question, metric);
        OptionalDouble other = value(baseline, question, metric);
        return one.isEmpty() || other.isEmpty()
                ? Optional.empty()
                : Optional.of(new Pair(one.getAsDouble(), other.getAsDouble()));
    }

    private static OptionalDouble value(Map<String, QuestionResult.Scored> scored, Question question, String metric) {
        QuestionResult.Scored result = scored.get(question.id());
        return result == null ? OptionalDouble.empty() : result.value(metric);
    }

    private int leftOut(Subset subset) {
        return (int) questions.stream()
                .filter(subset::contains)
                .filter(question -> !system.containsKey(question.id()) || !baseline.containsKey(question.id()))
                .count();
    }

    private static OptionalDouble mean(DoubleStream values) {
        return values.sorted().average();
    }

    /** The values of both on one question. */
    private record Pair(double system, double baseline) {}
}
