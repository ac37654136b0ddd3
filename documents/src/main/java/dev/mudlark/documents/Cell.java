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

    /** Types of cells. */
    public enum Type {
        TEXT,
        NUMBER,
        BOOLEAN,
        EMPTY
    }
}
