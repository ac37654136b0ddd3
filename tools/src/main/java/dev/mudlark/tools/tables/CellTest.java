package dev.mudlark.tools.tables;

import dev.mudlark.documents.Cell;
import dev.mudlark.tools.builtin.Shown;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/** One thing that a cell must be. */
sealed interface CellTest {

    /** What a test says of a cell. */
    enum Verdict {
        YES,
        NO,
        /** The cell is empty or of another kind than what it should be compared with. */
        UNCLEAR
    }

    /** Tests a cell. */
    Verdict of(Cell cell);

    /** {@code price <= '100'}. */
    String describe(String column);

    private static Verdict verdict(boolean yes) {
        return yes ? Verdict.YES : Verdict.NO;
    }

    /** Equal to a value. */
    record Same(Wanted wanted) implements CellTest {
        @Override
        public Verdict of(Cell cell) {
            return verdict(wanted.equalTo(cell));
        }

        @Override
        public String describe(String column) {
            return column + (wanted.isEmpty() ? " is " : " = ") + wanted.describe();
        }
    }

    /** Not equal to a value; an empty cell is not equal to anything but emptiness. */
    record Other(Wanted wanted) implements CellTest {
        @Override
        public Verdict of(Cell cell) {
            return verdict(!wanted.equalTo(cell));
        }

        @Override
        public String describe(String column) {
            return column + (wanted.isEmpty() ? " is not " : " != ") + wanted.describe();
        }
    }

    /**
     * Equal to one of several values.
     *
     * @param any the same values, to be looked up
     */
    record Among(List<Wanted> wanted, AnyOf any) implements CellTest {

        private static final int MOST_DESCRIBED = 10;

        Among(List<Wanted> wanted) {
            this(List.copyOf(wanted), new AnyOf(wanted));
        }

        @Override
        public Verdict of(Cell cell) {
            return verdict(any.equalTo(cell));
        }

        @Override
        public String describe(String column) {
            return column + " in "
                    + wanted.stream()
                            .limit(MOST_DESCRIBED)
                            .map(Wanted::describe)
                            .collect(Collectors.joining(", ", "(", wanted.size() > MOST_DESCRIBED ? ", …)" : ")"));
        }
    }

    /** Holds a text. */
    record Holds(Wanted wanted) implements CellTest {
        @Override
        public Verdict of(Cell cell) {
            return verdict(wanted.isPartOf(cell));
        }

        @Override
        public String describe(String column) {
            return column + " contains " + wanted.describe();
        }
    }

    /**
     * Stands in an order to a value.
     *
     * @param written the value as the model wrote it
     * @param amount the same as an amount such as 12,345, when it is one
     */
    record Compared(Operator operator, Ordered value, String written, Optional<GroupedAmount> amount)
            implements CellTest {

        Compared(Operator operator, Ordered value, String written) {
            this(
                    operator,
                    value,
                    written,
                    value.kind() == Ordered.Kind.TEXT ? GroupedAmount.parse(written) : Optional.empty());
        }

        @Override
        public Verdict of(Cell cell) {
            Optional<Ordered> there = Ordered.of(cell);
            OptionalInt order = there.isEmpty()
                    ? OptionalInt.empty()
                    : there.get().compareWith(there.get().kind() == Ordered.Kind.NUMBER ? besideNumber(cell) : value);
            return order.isEmpty() ? Verdict.UNCLEAR : verdict(operator.admits(order.getAsInt()));
        }

        /** The value to compare a number with: 10,000 is one there. */
        private Ordered besideNumber(Cell cell) {
            return amount.filter(there -> there.sharesCurrencyWith(cell.text()))
                    .<Ordered>map(there -> new Ordered.OfNumber(there.number()))
                    .orElse(value);
        }

        /** True when this compares two texts of which one looks like an amount or a date. */
        boolean comparesAsText(Cell cell) {
            return value instanceof Ordered.OfText wanted
                    && cell.type() == Cell.Type.TEXT
                    && Ordered.of(cell).orElseThrow() instanceof Ordered.OfText text
                    && (wanted.looksOrdered() || text.looksOrdered());
        }

        @Override
        public String describe(String column) {
            return column + " " + operator.sign() + " '" + Shown.text(written) + "'";
        }
    }
}
