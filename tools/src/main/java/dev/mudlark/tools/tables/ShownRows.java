package dev.mudlark.tools.tables;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.mudlark.context.Deadline;
import dev.mudlark.documents.Cell;
import dev.mudlark.documents.Table;
import dev.mudlark.tools.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Rows as a model reads them: as many as a result of any length could hold. */
final class ShownRows {

    /** More cells or characters than any result shows. */
    private static final int ENOUGH_CELLS = 500_000;

    private static final int ENOUGH_CHARACTERS = 500_000;

    private final List<String> select;
    private final List<Found> rows = new ArrayList<>();
    private final List<Part.Lines> lines = new ArrayList<>();

    ShownRows(List<Found> found, List<String> select, Deadline deadline) {
        this.select = select;
        int cells = 0;
        int characters = 0;
        for (Found one : found) {
            if (cells > ENOUGH_CELLS || characters > ENOUGH_CHARACTERS) {
                return;
            }
            deadline.check();
            Part.Lines line = RowLine.of(one.columns().table(), one.row(), selected(one));
            rows.add(one);
            lines.add(line);
            cells += one.row().cells().size();
            characters += line.lines().getFirst().text().length();
        }
    }

    int size() {
        return rows.size();
    }

    List<Part.Lines> lines() {
        return lines;
    }

    /** Where a row's last cell ends in its document; -1 when none is shown. */
    int endOf(int index) {
        return lines.get(index).lines().stream()
                .flatMap(line -> line.marks().stream())
                .mapToInt(mark -> mark.span().end())
                .reduce(-1, (first, second) -> second);
    }

    /** A row for programs: its id and its typed cells. */
    ObjectNode toJson(int index) {
        Found found = rows.get(index);
        Table table = found.columns().table();
        ObjectNode row =
                JsonNodeFactory.instance.objectNode().put("doc_id", found.row().id());
        ObjectNode cells = row.putObject("cells");
        List<Integer> selected = selected(found);
        IntStream columns = selected.isEmpty()
                ? IntStream.range(0, table.columns().size())
                : selected.stream().mapToInt(Integer::intValue);
        columns.forEach(
                i -> put(cells, table.columns().get(i), found.row().cells().get(i)));
        return row;
    }

    private List<Integer> selected(Found found) {
        return select.stream().map(found.columns()::get).distinct().toList();
    }

    private static void put(ObjectNode cells, String name, Cell cell) {
        switch (cell.type()) {
            case EMPTY -> cells.putNull(name);
            case BOOLEAN -> cells.put(name, cell.text().strip().equalsIgnoreCase("true"));
            case NUMBER -> cells.put(name, cell.number().orElseThrow());
            case TEXT -> cells.put(name, cell.text());
        }
    }
}
