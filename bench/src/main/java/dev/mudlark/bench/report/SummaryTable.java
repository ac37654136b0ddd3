package dev.mudlark.bench.report;

import dev.mudlark.evaluation.Evaluation;
import dev.mudlark.evaluation.MetricInfo;
import dev.mudlark.evaluation.Summary;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/**
 * {@code metrics_summary.csv}: a row for each system and subset. Columns: {@code system, system_type, subset, n, n_error},
 * then every metric in the order of docs/metrics.md, then {@code n_unscoreable}. New columns come last.
 */
final class SummaryTable {

    private SummaryTable() {}

    static String of(Evaluation evaluation) {
        List<List<String>> rows = new ArrayList<>();
        List<String> header = new ArrayList<>(List.of("system", "system_type", "subset", "n", "n_error"));
        evaluation.metrics().forEach(metric -> header.add(metric.name()));
        header.add("n_unscoreable");
        rows.add(header);
        evaluation.summaries().forEach(summary -> rows.add(row(evaluation.metrics(), summary)));
        return Cells.table(rows);
    }

    private static List<String> row(List<MetricInfo> metrics, Summary summary) {
        List<String> row = new ArrayList<>();
        row.add(Cells.text(summary.system().name()));
        row.add(Cells.text(summary.system().type()));
        row.add(summary.subset().label());
        row.add(String.valueOf(summary.n()));
        row.add(String.valueOf(summary.nError()));
        for (MetricInfo metric : metrics) {
            OptionalDouble value = summary.value(metric.name()).value();
            row.add(metric.unit() == MetricInfo.Unit.USD ? Cells.dollars(value) : Cells.number(value));
        }
        row.add(String.valueOf(summary.nUnscoreable()));
        return row;
    }
}
