package dev.mudlark.documents;

import java.math.BigDecimal;
import java.util.Optional;

/**
 * A cell of a table with its type kept. Text that looks like a number but would lose something as one (leading zeros, a
 * plus sign) is text.
 *
 * @param text as it stands in the file, untrimmed; empty for an empty cell
 * @param type what it is
 * @param number the exact value of a number, else empty
 */
public record Cell(String text, Type type, Optional<BigDecimal> number) {

    private static final Cell NOTHING = new Cell("", Type.EMPTY, Optional.empty());

    /** Types of cells. */
    public enum Type {
        TEXT,
        NUMBER,
        BOOLEAN,
        EMPTY
    }

    /** A cell without a value. */
    public static Cell empty() {
        return NOTHING;
    }

    /** Text that is text whatever it looks like. */
    public static Cell text(String text) {
        return text.isEmpty() ? NOTHING : new Cell(text, Type.TEXT, Optional.empty());
    }

    /** A number with the text it was written as. */
    public static Cell number(String text, BigDecimal value) {
        return new Cell(text, Type.NUMBER, Optional.of(value));
    }

    /** A truth value with the text it was written as. */
    public static Cell bool(String text) {
        return new Cell(text, Type.BOOLEAN, Optional.empty());
    }

    /** Reads the type off the text, as for a cell of a CSV file: surrounding spaces do not count, the text keeps them. */
    public static Cell of(String text) {
        String value = text.strip();
        if (value.isEmpty()) {
            return text.isEmpty() ? NOTHING : new Cell(text, Type.EMPTY, Optional.empty());
        }
        if (value.equalsIgnoreCase("true") || value.equalsIgnoreCase("false")) {
            return bool(text);
        }
        return PlainNumber.parse(value).map(number -> number(text, number)).orElseGet(() -> text(text));
    }
}
