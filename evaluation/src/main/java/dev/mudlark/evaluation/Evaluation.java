package dev.mudlark.evaluation;

import dev.mudlark.evaluation.metrics.Metric;
import dev.mudlark.evaluation.metrics.Metrics;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The scores of a run. The same record gives the same scores, whatever the order of its transcripts.
 *
 * @param settings how it was scored
 * @param metrics what was measured, in the order of the columns
 * @param results one for each transcript: systems in the order of the run, and within one questions in the order of the
 *     data set
 * @param summaries one for each system and subset, in the same order
 * @param toolUsage one for each system and tool, offered tools first in the order of the offer, then names that models
 *     made up
 * @param contrasts what the pairs of systems that are compared show: for each pair in the order asked for each subset,
 *     and for each of these each measure
 */
public record Evaluation(
        EvaluationSettings settings,
        List<MetricInfo> metrics,
        List<QuestionResult> results,
        List<Summary> summaries,
        List<ToolUsage> toolUsage,
        List<ContrastResult> contrasts) {

    /** Copies the lists. */
    public Evaluation {
        metrics = List.copyOf(metrics);
        results = List.copyOf(results);
        summaries = List.copyOf(summaries);
        toolUsage = List.copyOf(toolUsage);
        contrasts = List.copyOf(contrasts);
    }

    /**
     * Scores a run.
     *
     * @throws IllegalArgumentException when a transcript or a contrast names a system or a question the run does not
     *     have, or when there are two transcripts for the same
     */
    public static Evaluation of(RunRecord run, EvaluationSettings settings) {
        List<Metric> metrics = Metrics.of(settings, run);
        List<QuestionResult> results = Results.of(run, settings);
        Summaries summaries = new Summaries(settings, metrics, results);
        List<Summary> rows = new ArrayList<>();
        for (SystemInfo system : run.systems()) {
            for (Subset subset : Subset.values()) {
                rows.add(summaries.of(system, subset));
            }
        }
        return new Evaluation(
                settings,
                metrics.stream().map(Metric::info).toList(),
                results,
                rows,
                ToolUsages.of(run.systems(), results),
                Contrasts.of(run, settings, results));
    }

    /**
     * The results of a run without summaries and contrasts, which take longer.
     *
     * @throws IllegalArgumentException as {@link #of}
     */
    public static List<QuestionResult> resultsOf(RunRecord run, EvaluationSettings settings) {
        return List.copyOf(Results.of(run, settings));
    }

    /** The summary of a system on a subset; empty when there is no such system. */
    public Optional<Summary> summary(String system, Subset subset) {
        return summaries.stream()
                .filter(row -> row.system().name().equals(system) && row.subset() == subset)
                .findFirst();
    }

    /** How many questions are of which type of failure, for each system and subset in the order of the summaries. */
    public List<FailureCounts> failureCounts() {
        return summaries.stream()
                .map(row -> FailureCounts.of(
                        row.system().name(), row.subset(), results(row.system().name())))
                .toList();
    }

    /** The results of a system in the order of the data set. */
    public List<QuestionResult> results(String system) {
        return results.stream()
                .filter(result -> result.attempt().system().name().equals(system))
                .toList();
    }

    /** True when what a system cost is not known, because the price of its model or its tokens are not. */
    public boolean isUnpriced(String system) {
        return results(system).stream().anyMatch(result -> !result.attempt().isPriced());
    }

    /** The result of a contrast; empty when the pair is not compared in this run. */
    public Optional<ContrastResult> contrast(Contrast pair, Subset subset, ContrastMeasure measure) {
        return contrasts.stream()
                .filter(result ->
                        result.contrast().equals(pair) && result.subset() == subset && result.measure() == measure)
                .findFirst();
    }

    /**
     * What {@code system} gains over {@code baseline} in a metric, question by question.
     *
     * @return the mean difference, measured on the questions of the subset on which the metric has a value for both,
     *     with a percentile bootstrap interval
     */
    public MetricValue difference(String system, String baseline, Subset subset, String metric) {
        return Differences.of(settings, results(system), results(baseline), subset, metric);
    }
}
