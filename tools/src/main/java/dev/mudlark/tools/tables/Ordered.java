package dev.mudlark.tools.tables;

import dev.mudlark.documents.Cell;
import dev.mudlark.tools.builtin.LooseText;
import java.math.BigDecimal;
import java.util.Comparator;
import java.util.Optional;
import java.util.OptionalInt;

/** A value among its like: numbers are compared with numbers, dates with dates, text with text. */
sealed interface Ordered {

    /** What is compared with what, in the order in which a mixed column is sorted. */
    enum Kind {
        NUMBER("number"),
        DATE("date"),
        TEXT("text");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        /** {@code no number}: what a cell of another kind is. */
        String none() {
            return "no " + word;
        }
    }

    /** Any values in one order: numbers, dates, texts. */
    Comparator<Ordered> ORDER = Comparator.comparing(Ordered::kind).thenComparing((one, two) -> within(one, two));

    /** A number. */
    record OfNumber(BigDecimal number) implements Ordered {
        @Override
        public Kind kind() {
            return Kind.NUMBER;
        }
    }

    /** A date in ISO form. */
    record OfDate(Moment moment) implements Ordered {
        @Override
        public Kind kind() {
            return Kind.DATE;
        }
    }

    /** Any other text, by its loose form. */
    record OfText(String key) implements Ordered {

        /** True when people may read it as an amount or a date, such as 12,345 or 9 GB: text sorts these wrongly. */
        boolean looksOrdered() {
            if (key.isEmpty()) {
                return false;
            }
            boolean atAnEnd =
                    Character.isDigit(key.codePointAt(0)) || Character.isDigit(key.codePointBefore(key.length()));
            return atAnEnd
                    || (key.codePoints().anyMatch(Character::isDigit)
                            && key.codePoints().noneMatch(Character::isLetter));
        }

        @Override
        public Kind kind() {
            return Kind.TEXT;
        }
    }

    /** What it is compared with. */
    Kind kind();

    /** The value of a cell; empty when the cell is. */
    static Optional<Ordered> of(Cell cell) {
        return switch (cell.type()) {
            case EMPTY -> Optional.empty();
            case NUMBER -> cell.number().map(OfNumber::new);
            case BOOLEAN, TEXT -> Optional.of(text(cell.text()));
        };
    }

    private static Ordered text(String text) {
        return Moment.parse(text.strip()).<Ordered>map(OfDate::new).orElseGet(() -> new OfText(LooseText.key(text)));
    }

    /** Compares what can be compared; empty for values of two kinds. */
    default OptionalInt compareWith(Ordered other) {
        if (this instanceof OfDate(Moment one) && other instanceof OfDate(Moment two)) {
            return OptionalInt.of(one.compareShared(two));
        }
        return kind() == other.kind() ? OptionalInt.of(within(this, other)) : OptionalInt.empty();
    }

    private static int within(Ordered one, Ordered two) {
        if (one instanceof OfNumber(BigDecimal a) && two instanceof OfNumber(BigDecimal b)) {
            return a.compareTo(b);
        }
        if (one instanceof OfDate(Moment a) && two instanceof OfDate(Moment b)) {
            return Moment.ORDER.compare(a, b);
        }
        return one instanceof OfText(String a) && two instanceof OfText(String b) ? a.compareTo(b) : 0;
    }
}
