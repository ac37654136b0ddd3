package dev.mudlark.tools.tables;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Counted;
import dev.mudlark.tools.builtin.Shown;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The tables whose rows a figure was worked out from. */
final class TablesOf {

    private static final int MOST = 10;

    private final Map<String, Integer> rows;
    private final List<String> searched;

    TablesOf(List<Columns> tables, Scan scan) {
        this.rows = scan.byTable();
        this.searched = tables.stream().map(table -> table.table().path()).toList();
    }

    /** {@code sales.csv}, or {@code 2 tables together: a.csv (3), b.csv (2); name one in source for its rows alone}. */
    String describe() {
        if (rows.isEmpty()) {
            return listed(searched);
        }
        if (rows.size() == 1) {
            return listed(List.copyOf(rows.keySet()));
        }
        List<String> counted = new ArrayList<>();
        rows.forEach((path, count) -> counted.add(path + " (" + count + ")"));
        return Counted.of(rows.size(), "table") + " together: " + listed(counted)
                + "; name one in source for its rows alone";
    }

    /** Tells programs how many rows of which table took part. */
    void addTo(ObjectNode data) {
        ObjectNode tables = data.putObject("tables");
        rows.forEach(tables::put);
    }

    private static String listed(List<String> paths) {
        String shown = paths.stream().limit(MOST).map(Shown::text).collect(Collectors.joining(", "));
        return paths.size() > MOST ? shown + " and " + (paths.size() - MOST) + " more" : shown;
    }
}
