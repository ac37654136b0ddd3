package dev.mudlark.bench.report;

import dev.mudlark.evaluation.ContrastResult;
import dev.mudlark.evaluation.Evaluation;
import dev.mudlark.evaluation.Interval;
import dev.mudlark.evaluation.MetricInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * {@code contrasts.csv}: a row for each pair of systems that is compared, each subset and each measure. Without pairs
 * there is the header alone. New columns come last.
 */
final class ContrastTable {

    private ContrastTable() {}

    static String of(Evaluation evaluation) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(
                "system",
                "baseline",
                "subset",
                "measure",
                "n",
                "n_left_out",
                "system_mean",
                "baseline_mean",
                "difference",
                "ci_low",
                "ci_high",
                "p",
                "p_adjusted",
                "verdict"));
        evaluation.contrasts().forEach(result -> rows.add(row(result)));
        return Cells.table(rows);
    }

    private static List<String> row(ContrastResult result) {
        Optional<Interval> interval = result.difference().interval();
        return List.of(
                Cells.text(result.contrast().system()),
                Cells.text(result.contrast().baseline()),
                result.subset().label(),
                result.measure().label(),
                String.valueOf(result.n()),
                String.valueOf(result.leftOut()),
                value(result, result.systemMean()),
                value(result, result.baselineMean()),
                value(result, result.difference().value()),
                value(result, end(interval.map(Interval::low))),
                value(result, end(interval.map(Interval::high))),
                Cells.number(result.p()),
                Cells.number(result.adjustedP()),
                result.verdict().words());
    }

    private static String value(ContrastResult result, OptionalDouble value) {
        return result.measure().unit() == MetricInfo.Unit.USD ? Cells.dollars(value) : Cells.number(value);
    }

    private static OptionalDouble end(Optional<Double> end) {
        return end.isPresent() ? OptionalDouble.of(end.get()) : OptionalDouble.empty();
    }
}
