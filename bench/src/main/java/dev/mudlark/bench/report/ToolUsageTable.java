package dev.mudlark.bench.report;

import dev.mudlark.evaluation.Evaluation;
import dev.mudlark.evaluation.ToolUsage;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/** {@code tool_usage.csv}: a row for each system and tool; a tool that was offered and never called has one too. */
final class ToolUsageTable {

    private ToolUsageTable() {}

    static String of(Evaluation evaluation) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of(
                "system",
                "tool",
                "calls",
                "errors",
                "error_rate",
                "truncated",
                "questions_using",
                "avg_latency_ms",
                "total_cost_usd",
                "abandoned"));
        evaluation.toolUsage().forEach(usage -> rows.add(row(usage)));
        return Cells.table(rows);
    }

    private static List<String> row(ToolUsage usage) {
        return List.of(
                Cells.text(usage.system()),
                Cells.text(usage.tool()),
                String.valueOf(usage.calls()),
                String.valueOf(usage.errors()),
                Cells.number(usage.errorRate()),
                String.valueOf(usage.truncated()),
                String.valueOf(usage.questionsUsing()),
                Cells.number(usage.avgLatencyMs()),
                Cells.dollars(OptionalDouble.of(usage.totalCostNanoDollars() / 1e9)),
                String.valueOf(usage.abandoned()));
    }
}
