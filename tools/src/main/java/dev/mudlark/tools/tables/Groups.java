package dev.mudlark.tools.tables;

import dev.mudlark.context.Counted;
import dev.mudlark.context.Deadline;
import dev.mudlark.documents.Cell;
import dev.mudlark.tools.ToolException;
import dev.mudlark.tools.builtin.LooseText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Parts the rows that match by their cells in some columns and works figures out for each part. */
final class Groups {

    /** A part of the rows: one of them, and the figures so far. */
    private record Part(Found first, List<Tally> tallies) {}

    /** So many groups take some hundred megabytes at most. */
    private static final int MOST = 100_000;

    private final List<String> columns;
    private final List<Aggregate> aggregates;
    private final Map<List<String>, Part> parts = new LinkedHashMap<>();
    private boolean tooMany;

    Groups(List<String> columns, List<Aggregate> aggregates) {
        this.columns = columns;
        this.aggregates = aggregates;
    }

    /** Rows of new groups are passed over once there are more than anybody can ask for. */
    void add(Found found) {
        if (tooMany) {
            return;
        }
        List<String> key = columns.stream().map(name -> key(found.cell(name))).toList();
        Part part = parts.computeIfAbsent(
                key,
                absent -> new Part(found, aggregates.stream().map(Tally::new).toList()));
        part.tallies().forEach(tally -> tally.add(found));
        tooMany = parts.size() > MOST;
    }

    /**
     * All groups in the order in which they first appear.
     *
     * @throws ToolException {@code too_many_groups}
     */
    List<Group> all(Deadline deadline) throws ToolException {
        if (tooMany) {
            throw new ToolException(
                    "too_many_groups",
                    "group_by makes more than " + Counted.of(MOST, "group")
                            + "; name a column with fewer values, or add a condition to where.");
        }
        List<Group> all = new ArrayList<>(parts.size());
        parts.values().forEach(part -> {
            deadline.check();
            List<Cell> cells =
                    columns.stream().map(name -> part.first().cell(name)).toList();
            List<Figure> figures = part.tallies().stream().map(Tally::figure).toList();
            all.add(new Group(columns, cells, figures));
        });
        return all;
    }

    /** Cells that {@code where} holds for equal have one key. */
    private static String key(Cell cell) {
        return cell.number()
                .map(number -> "=" + number.stripTrailingZeros())
                .orElseGet(() -> LooseText.key(cell.text()));
    }
}
