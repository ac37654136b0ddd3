package dev.mudlark.tools.tables;

import dev.mudlark.context.Deadline;
import dev.mudlark.documents.Cell;
import dev.mudlark.documents.Table;
import dev.mudlark.tools.builtin.Shown;
import java.util.Optional;

/**
 * A column of which every cell that is not empty is a {@link GroupedAmount} or a plain number, in one currency. There a
 * comma can only part thousands, so its cells are compared and added up by value.
 *
 * @param example the first cell that is written so
 */
record AmountColumn(String example) {

    private static final int LONGEST_EXAMPLE = 30;

    /** Looks at all rows of a table, as far as that takes; empty when a cell is something else. */
    static Optional<AmountColumn> of(Table table, int column, Deadline deadline) {
        String currency = "";
        String example = "";
        for (Table.Row row : table.rows()) {
            deadline.check();
            Cell cell = row.cells().get(column);
            if (cell.type() == Cell.Type.EMPTY || cell.type() == Cell.Type.NUMBER) {
                continue;
            }
            Optional<GroupedAmount> amount =
                    cell.type() == Cell.Type.TEXT ? GroupedAmount.parse(cell.text()) : Optional.empty();
            if (amount.isEmpty() || isOther(amount.get().currency(), currency)) {
                return Optional.empty();
            }
            currency = currency.isEmpty() ? amount.get().currency() : currency;
            example = example.isEmpty() ? cell.text().strip() : example;
        }
        return example.isEmpty() ? Optional.empty() : Optional.of(new AmountColumn(example));
    }

    private static boolean isOther(String currency, String before) {
        return !currency.isEmpty() && !before.isEmpty() && !currency.equals(before);
    }

    /** A cell of the column, with its value. */
    Cell read(Cell cell) {
        return GroupedAmount.parse(cell.text())
                .map(amount -> Cell.number(cell.text(), amount.number()))
                .orElse(cell);
    }

    /** {@code price ('12,345')}. */
    String describe(String column) {
        return Shown.text(column) + " ('" + Shown.text(example, LONGEST_EXAMPLE) + "')";
    }
}
