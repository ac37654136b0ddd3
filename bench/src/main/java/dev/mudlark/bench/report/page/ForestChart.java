package dev.mudlark.bench.report.page;

import dev.mudlark.evaluation.Contrast;
import dev.mudlark.evaluation.ContrastMeasure;
import dev.mudlark.evaluation.ContrastResult;
import dev.mudlark.evaluation.Interval;
import dev.mudlark.evaluation.Subset;
import j2html.tags.DomContent;
import java.util.List;
import java.util.stream.DoubleStream;

/** Score differences of every pair with their intervals around zero. */
final class ForestChart {

    /** The axis reaches at least this far to both sides, so that tiny differences look tiny. */
    private static final double LEAST_REACH = 0.1;

    private ForestChart() {}

    static DomContent of(Report report, List<Contrast> pairs, List<Subset> subsets) {
        double reach = reach(report.evaluation().contrasts());
        List<String> headings = subsets.stream().map(report::heading).toList();
        IntervalChart chart = new IntervalChart("difference in answer score", headings, -reach, reach).ofDifferences();
        for (Contrast pair : pairs) {
            chart.row(Text.visible(pair.system()), "against " + Text.visible(pair.baseline()));
            for (int column = 0; column < subsets.size(); column++) {
                int place = column;
                report.evaluation()
                        .contrast(pair, subsets.get(column), ContrastMeasure.SCORE)
                        .ifPresent(result -> chart.cell(
                                place, result.difference(), result.verdict().showsDifference()));
            }
        }
        return chart.as("contrasts-chart", message(report, pairs, subsets.getFirst()));
    }

    private static String message(Report report, List<Contrast> pairs, Subset subset) {
        List<String> parts = pairs.stream()
                .flatMap(pair -> report.evaluation().contrast(pair, subset, ContrastMeasure.SCORE).stream())
                .filter(result -> result.difference().value().isPresent())
                .map(result -> Text.visible(result.contrast().system()) + " against "
                        + Text.visible(result.contrast().baseline()) + " "
                        + Display.signed(result.difference().value(), 2) + ", "
                        + result.verdict().words())
                .toList();
        return "Differences in answer score with 95\u00a0% intervals. " + Wording.name(subset) + ": "
                + (parts.isEmpty() ? "none measured" : String.join("; ", parts)) + ".";
    }

    private static double reach(List<ContrastResult> results) {
        double most = results.stream()
                .filter(result -> result.measure() == ContrastMeasure.SCORE)
                .map(ContrastResult::difference)
                .flatMapToDouble(difference -> DoubleStream.concat(
                        difference.value().stream(), ends(difference.interval().orElse(null))))
                .map(Math::abs)
                .max()
                .orElse(0);
        return Math.min(1, Math.max(LEAST_REACH, most) * 1.08);
    }

    private static DoubleStream ends(@org.jspecify.annotations.Nullable Interval interval) {
        return interval == null ? DoubleStream.empty() : DoubleStream.of(interval.low(), interval.high());
    }
}
