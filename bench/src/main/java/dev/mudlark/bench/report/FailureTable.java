package dev.mudlark.bench.report;

import dev.mudlark.evaluation.Evaluation;
import dev.mudlark.evaluation.FailureCounts;
import dev.mudlark.evaluation.FailureType;
import java.util.ArrayList;
import java.util.List;

/** {@code failures.csv}: a row for each system and subset, a column for each type of failure. */
final class FailureTable {

    private FailureTable() {}

    static String of(Evaluation evaluation) {
        List<List<String>> rows = new ArrayList<>();
        List<String> header = new ArrayList<>(List.of("system", "subset", "n"));
        for (FailureType type : FailureType.values()) {
            header.add(type.id());
        }
        header.add("unknown");
        rows.add(header);
        evaluation.failureCounts().forEach(counts -> rows.add(row(counts)));
        return Cells.table(rows);
    }

    private static List<String> row(FailureCounts counts) {
        List<String> row = new ArrayList<>();
        row.add(Cells.text(counts.system()));
        row.add(counts.subset().label());
        row.add(String.valueOf(counts.n()));
        counts.counts().values().forEach(count -> row.add(String.valueOf(count)));
        row.add(String.valueOf(counts.unknown()));
        return row;
    }
}
