package dev.mudlark.tools.tables;

import dev.mudlark.documents.Cell;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** Works one aggregate out, row by row, in exact decimals. */
final class Tally {

    /** Longer numbers would make sums of any length; no table that people wrote has one. */
    private static final int MOST_DIGITS = 1000;

    private static final MathContext ROUNDED = new MathContext(15, RoundingMode.HALF_EVEN);
    private static final int MOST_DECIMALS = 40;

    private record Extreme(Ordered value, Found found, String text) {}

    private final Aggregate aggregate;
    private final Mixture mixture = new Mixture();
    private final LeftOut huge = new LeftOut();
    private final Map<Ordered.Kind, Extreme> extremes = new EnumMap<>(Ordered.Kind.class);
    private int rows;
    private int numbers;
    private BigDecimal sum = BigDecimal.ZERO;

    Tally(Aggregate aggregate) {
        this.aggregate = aggregate;
    }

    void add(Found found) {
        rows++;
        if (aggregate.column().isEmpty()) {
            return;
        }
        Cell cell = found.cell(aggregate.column().get());
        Optional<Ordered> value = Ordered.of(cell);
        mixture.add(cell, value);
        if (value.isEmpty()) {
            return;
        }
        switch (aggregate.function()) {
            case SUM, AVG -> addNumber(cell);
            case MIN, MAX -> addExtreme(value.get(), found, cell);
            case COUNT -> {}
        }
    }

    private void addNumber(Cell cell) {
        if (cell.number().isEmpty()) {
            return;
        }
        BigDecimal number = cell.number().get();
        boolean tooLong = Math.abs((long) number.scale()) > MOST_DIGITS
                || number.unscaledValue().bitLength() > MOST_DIGITS * 4;
        if (tooLong) {
            huge.add(cell);
            return;
        }
        numbers++;
        sum = sum.add(number);
    }

    private void addExtreme(Ordered value, Found found, Cell cell) {
        Extreme before = extremes.get(value.kind());
        int order = before == null ? 0 : Ordered.ORDER.compare(value, before.value());
        if (before == null || (aggregate.function() == Aggregate.Function.MIN ? order < 0 : order > 0)) {
            extremes.put(value.kind(), new Extreme(value, found, text(cell)));
        }
    }

    /** Plain digits for an amount such as 12,345; everything else as it stands in the table. */
    private static String text(Cell cell) {
        String text = cell.text().strip();
        boolean plain = cell.number().isEmpty() || GroupedAmount.parse(text).isEmpty();
        return plain ? text : cell.number().get().toPlainString();
    }

    Figure figure() {
        return switch (aggregate.function()) {
            case COUNT -> {
                int filled = aggregate.column().isEmpty() ? rows : rows - mixture.empty();
                yield figure(Integer.toString(filled), false, Optional.empty(), "");
            }
            case SUM -> numbers == 0 ? none(Ordered.Kind.NUMBER) : number(sum, false);
            case AVG -> numbers == 0 ? none(Ordered.Kind.NUMBER) : average();
            case MIN, MAX -> {
                Extreme extreme = extremes.get(mixture.kind());
                yield extreme == null
                        ? none(Ordered.Kind.TEXT)
                        : figure(extreme.text(), false, Optional.of(extreme.found()), left(mixture.kind()))
                                .comparedAsText(mixture.describeAsText());
            }
        };
    }

    private Figure average() {
        BigDecimal count = BigDecimal.valueOf(numbers);
        try {
            BigDecimal exact = sum.divide(count);
            if (exact.stripTrailingZeros().scale() <= MOST_DECIMALS) {
                return number(exact, false);
            }
        } catch (ArithmeticException endless) {
            return number(sum.divide(count, ROUNDED), true);
        }
        return number(sum.divide(count, ROUNDED), true);
    }

    private Figure number(BigDecimal value, boolean rounded) {
        String digits = value.signum() == 0 ? "0" : value.stripTrailingZeros().toPlainString();
        return figure(digits, rounded, Optional.empty(), left(Ordered.Kind.NUMBER));
    }

    private Figure none(Ordered.Kind kind) {
        return figure("", false, Optional.empty(), left(kind));
    }

    private Figure figure(String digits, boolean rounded, Optional<Found> where, String left) {
        return new Figure(aggregate, digits, rounded, rows, where, left, "");
    }

    /** What was left out: cells of another kind than {@code kind}, empty ones, numbers that are too long. */
    private String left(Ordered.Kind kind) {
        String described = mixture.describe(kind);
        String tooLong = huge.count() == 0 ? "" : huge.count() + " of more than " + MOST_DIGITS + " digits";
        return described + (described.isEmpty() || tooLong.isEmpty() ? "" : ", ") + tooLong;
    }
}
