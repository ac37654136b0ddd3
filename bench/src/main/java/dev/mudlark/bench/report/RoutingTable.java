package dev.mudlark.bench.report;

import dev.mudlark.evaluation.Evaluation;
import dev.mudlark.evaluation.SystemInfo;
import dev.mudlark.evaluation.ToolRouting;
import java.util.ArrayList;
import java.util.List;

/** {@code tool_routing.csv}: how often each agent chose which tool where one is expected. */
final class RoutingTable {

    private RoutingTable() {}

    static String of(List<SystemInfo> systems, Evaluation evaluation) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("system", "expected_tool", "chosen_tool", "outcome", "questions"));
        for (SystemInfo system : systems) {
            for (ToolRouting.Cell cell : ToolRouting.cells(evaluation.results(system.name()))) {
                rows.add(List.of(
                        Cells.text(system.name()),
                        Cells.text(cell.routing().expected()),
                        Cells.text(cell.routing().chosen()),
                        cell.routing().outcome().id(),
                        String.valueOf(cell.questions())));
            }
        }
        return Cells.table(rows);
    }
}
