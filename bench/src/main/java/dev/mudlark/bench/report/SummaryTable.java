package dev.mudlark.bench.report;

import dev.mudlark.evaluation.Attempt;
import dev.mudlark.evaluation.Evaluation;
import dev.mudlark.evaluation.MetricInfo;
import dev.mudlark.evaluation.QuestionResult;
import dev.mudlark.evaluation.Summary;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * {@code metrics_summary.csv}: a row for each system and subset. Columns: {@code system, system_type, subset, n, n_error},
 * then the metrics in the order of docs/metrics.md, then {@code n_unscoreable}, {@code n_unpriced} and {@code retries},
 * then those metrics that came later, and in a judged run {@code judge_is_generator}. New columns come last.
 */
final class SummaryTable {

    private static final Set<String> LATER = Set.of("attack_success_rate", "utility_under_attack");
    private static final String JUDGE = "judge_";

    private SummaryTable() {}

    static String of(Evaluation evaluation) {
        List<List<String>> rows = new ArrayList<>();
        List<String> header = new ArrayList<>(List.of("system", "system_type", "subset", "n", "n_error"));
        metrics(evaluation, false).forEach(metric -> header.add(metric.name()));
        header.add("n_unscoreable");
        header.add("n_unpriced");
        header.add("retries");
        metrics(evaluation, true).forEach(metric -> header.add(metric.name()));
        boolean judged = isJudged(evaluation);
        if (judged) {
            header.add("judge_is_generator");
        }
        rows.add(header);
        evaluation.summaries().forEach(summary -> {
            List<String> row = row(evaluation, summary);
            if (judged) {
                row.add(isOwnJudge(evaluation, summary));
            }
            rows.add(row);
        });
        return Cells.table(rows);
    }

    private static boolean isJudged(Evaluation evaluation) {
        return evaluation.metrics().stream().anyMatch(metric -> metric.name().startsWith(JUDGE));
    }

    /** True when the model that judged is the one that answered. */
    private static String isOwnJudge(Evaluation evaluation, Summary summary) {
        return String.valueOf(evaluation.results().stream()
                .flatMap(result -> result.attempt().verdict().stream())
                .anyMatch(verdict -> verdict.isBy(summary.system().model())));
    }

    private static boolean isLater(MetricInfo metric) {
        return LATER.contains(metric.name()) || metric.name().startsWith(JUDGE);
    }

    private static List<MetricInfo> metrics(Evaluation evaluation, boolean later) {
        return evaluation.metrics().stream()
                .filter(metric -> isLater(metric) == later)
                .toList();
    }

    private static List<String> row(Evaluation evaluation, Summary summary) {
        List<String> row = new ArrayList<>();
        row.add(Cells.text(summary.system().name()));
        row.add(Cells.text(summary.system().type()));
        row.add(summary.subset().label());
        row.add(String.valueOf(summary.n()));
        row.add(String.valueOf(summary.nError()));
        metrics(evaluation, false).forEach(metric -> row.add(cell(metric, summary)));
        row.add(String.valueOf(summary.nUnscoreable()));
        List<Attempt> attempts = evaluation.results(summary.system().name()).stream()
                .map(QuestionResult::attempt)
                .filter(attempt -> summary.subset().contains(attempt.question()))
                .toList();
        row.add(String.valueOf(
                attempts.stream().filter(attempt -> !attempt.isPriced()).count()));
        row.add(String.valueOf(attempts.stream().mapToInt(Attempt::retries).sum()));
        metrics(evaluation, true).forEach(metric -> row.add(cell(metric, summary)));
        return row;
    }

    private static String cell(MetricInfo metric, Summary summary) {
        OptionalDouble value = summary.value(metric.name()).value();
        return metric.unit() == MetricInfo.Unit.USD ? Cells.dollars(value) : Cells.number(value);
    }
}
