package dev.mudlark.tools.tables;

import dev.mudlark.context.Deadline;
import dev.mudlark.documents.Cell;
import dev.mudlark.tools.builtin.LooseText;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Parts the rows that match by their cells in some columns and works figures out for each part. */
final class Groups {

    /** A part of the rows: one of them, and the figures so far. */
    private record Part(Found first, List<Tally> tallies) {}

    private final List<String> columns;
    private final List<Aggregate> aggregates;
    private final Map<List<String>, Part> parts = new LinkedHashMap<>();

    Groups(List<String> columns, List<Aggregate> aggregates) {
        this.columns = columns;
        this.aggregates = aggregates;
    }

    void add(Found found) {
        List<String> key = columns.stream().map(name -> key(found.cell(name))).toList();
        Part part = parts.computeIfAbsent(
                key,
                absent -> new Part(found, aggregates.stream().map(Tally::new).toList()));
        part.tallies().forEach(tally -> tally.add(found));
    }

    /** All groups in the order in which they first appear. */
    List<Group> all(Deadline deadline) {
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
