package dev.mudlark.tools.tables;

import dev.mudlark.context.Deadline;
import dev.mudlark.documents.Cell;
import dev.mudlark.documents.Table;
import dev.mudlark.tools.builtin.LooseText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;

/** A table whose columns are found by the names a model writes. */
final class Columns {

    private final Table table;
    /** The columns by their names as they are, loosely, and bare, each made when it is needed. */
    private final List<UnaryOperator<String>> forms = List.of(name -> name, LooseText::key, Columns::bare);

    private final List<Map<String, List<Integer>>> indexes = new ArrayList<>();
    /** Those columns that were looked at for amounts. */
    private final Map<Integer, Optional<AmountColumn>> amounts = new HashMap<>();

    private final Deadline deadline;

    Columns(Table table, Deadline deadline) {
        this.table = table;
        this.deadline = deadline;
    }

    /** A cell to be compared: in a column of amounts such as 12,345 it is a number. */
    Cell cell(Table.Row row, int column) {
        Cell cell = row.cells().get(column);
        if (cell.type() != Cell.Type.TEXT) {
            return cell;
        }
        Optional<AmountColumn> amount = amounts.get(column);
        if (amount == null) {
            amount = AmountColumn.of(table, column, deadline);
            amounts.put(column, amount);
        }
        return amount.isPresent() ? amount.get().read(cell) : cell;
    }

    /** {@code price ('12,345')}: the column, when a cell of it was read as an amount. */
    Optional<String> describeAmounts(String written) {
        int column = get(written);
        Optional<AmountColumn> amount = amounts.getOrDefault(column, Optional.empty());
        return amount.map(read -> read.describe(table.columns().get(column)));
    }

    Table table() {
        return table;
    }

    /**
     * The index of a column: by its exact name, else by the only name that is equal apart from case and encoding, else
     * apart from spaces, hyphens and underscores, too.
     */
    OptionalInt find(String written) {
        List<Integer> like = like(written);
        return like.size() == 1 ? OptionalInt.of(like.getFirst()) : OptionalInt.empty();
    }

    /** The index of a column that is known to be there. */
    int get(String written) {
        return find(written).orElseThrow();
    }

    boolean hasAll(List<String> names) {
        return names.stream().allMatch(name -> find(name).isPresent());
    }

    /** The names a written one may stand for, when it may stand for several; else empty. */
    List<String> ambiguous(String written) {
        List<Integer> like = like(written);
        return like.size() > 1 ? like.stream().map(table.columns()::get).toList() : List.of();
    }

    /** True when a column has that name, apart from case and encoding. */
    boolean has(String written) {
        return !like(written, 2).isEmpty();
    }

    private List<Integer> like(String written) {
        return like(written, forms.size());
    }

    private List<Integer> like(String written, int mostForms) {
        for (int i = 0; i < mostForms; i++) {
            if (i == indexes.size()) {
                indexes.add(index(table, forms.get(i)));
            }
            List<Integer> found = indexes.get(i).getOrDefault(forms.get(i).apply(written), List.of());
            if (!found.isEmpty()) {
                return found;
            }
        }
        return List.of();
    }

    private static Map<String, List<Integer>> index(Table table, UnaryOperator<String> form) {
        Map<String, List<Integer>> index = new HashMap<>();
        for (int i = 0; i < table.columns().size(); i++) {
            String name = form.apply(table.columns().get(i));
            if (!name.isEmpty()) {
                index.computeIfAbsent(name, key -> new ArrayList<>(1)).add(i);
            }
        }
        return index;
    }

    private static String bare(String name) {
        return LooseText.key(name).replace(" ", "").replace("_", "").replace("-", "");
    }
}
