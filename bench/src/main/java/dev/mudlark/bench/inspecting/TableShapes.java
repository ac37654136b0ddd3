package dev.mudlark.bench.inspecting;

import dev.mudlark.bench.Inspection.Column;
import dev.mudlark.bench.Inspection.TableShape;
import dev.mudlark.documents.Cell;
import dev.mudlark.documents.Table;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import java.util.stream.IntStream;

/** The columns of a table with the type of their cells. */
final class TableShapes {
    private TableShapes() {}

    static TableShape of(Table table) {
        return new TableShape(
                table.id(),
                table.rows().size(),
                IntStream.range(0, table.columns().size())
                        .mapToObj(index -> column(table, index))
                        .toList());
    }

    private static Column column(Table table, int index) {
        Set<Cell.Type> types = EnumSet.noneOf(Cell.Type.class);
        int empty = 0;
        for (Table.Row row : table.rows()) {
            Cell.Type type = row.cells().get(index).type();
            empty += type == Cell.Type.EMPTY ? 1 : 0;
            types.add(type);
        }
        types.remove(Cell.Type.EMPTY);
        return new Column(table.columns().get(index), name(types), empty);
    }

    private static String name(Set<Cell.Type> types) {
        return switch (types.size()) {
            case 0 -> "empty";
            case 1 -> types.iterator().next().name().toLowerCase(Locale.ROOT);
            default -> "mixed";
        };
    }
}
