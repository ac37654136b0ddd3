package dev.mudlark.cli;

import dev.mudlark.bench.RunResult;
import dev.mudlark.evaluation.MetricValue;
import dev.mudlark.evaluation.Subset;
import dev.mudlark.evaluation.Summary;
import dev.mudlark.evaluation.SystemInfo;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/** The comparison as a small table: a row for each system. A value that was not measured is a dash. */
final class ResultTable {

    private static final String UNKNOWN = "-";

    private ResultTable() {}

    static String of(RunResult result) {
        int k = result.evaluation().settings().ks().get(0);
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(
                "system", "n", "errors", "answer score", "needs tools", "other", "recall@" + k, "$/Q", "p50 ms"));
        for (SystemInfo system : result.record().systems()) {
            rows.add(row(result, system.name(), k));
        }
        StringBuilder text = new StringBuilder(Columns.of(rows));
        text.append(ContrastLines.of(result.evaluation().contrasts()));
        List<String> standIn = result.record().systems().stream()
                .filter(SystemInfo::standIn)
                .map(SystemInfo::name)
                .map(Visible::line)
                .toList();
        if (!standIn.isEmpty()) {
            boolean all = standIn.size() == result.record().systems().size();
            text.append("Answered by the rule-based stand-in")
                    .append(all ? "" : " (" + String.join(", ", standIn) + ")")
                    .append(": this shows the road and says nothing about a model.\n");
        }
        if (!result.record().finished()) {
            text.append("Unfinished: the run was interrupted.\n");
        }
        return text.toString();
    }

    private static List<String> row(RunResult result, String system, int k) {
        Summary all = result.evaluation().summary(system, Subset.ALL).orElseThrow();
        return List.of(
                Visible.line(system),
                String.valueOf(all.n()),
                String.valueOf(all.nError()),
                share(all.value("answer_score")),
                share(value(result, system, Subset.NEEDS_TOOLS)),
                share(value(result, system, Subset.OTHER)),
                share(all.value("recall@" + k)),
                cost(result, all),
                number(all.value("latency_p50_ms"), "%.1f"));
    }

    private static String cost(RunResult result, Summary all) {
        MetricValue cost = all.value("cost_per_question");
        boolean unpriced = cost.value().isEmpty()
                && result.evaluation().isUnpriced(all.system().name());
        return unpriced ? "unpriced" : number(cost, "%.6f");
    }

    private static MetricValue value(RunResult result, String system, Subset subset) {
        return result.evaluation().summary(system, subset).orElseThrow().value("answer_score");
    }

    private static String share(MetricValue value) {
        return number(value, "%.3f");
    }

    private static String number(MetricValue value, String format) {
        OptionalDouble number = value.value();
        return number.isPresent() ? String.format(Locale.ROOT, format, number.getAsDouble()) : UNKNOWN;
    }
}
