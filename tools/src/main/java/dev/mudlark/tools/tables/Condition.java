package dev.mudlark.tools.tables;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.documents.Cell;
import dev.mudlark.tools.builtin.Folding;
import java.math.BigDecimal;
import java.util.Optional;

/**
 * A value that a cell must have. Text is compared whole, ignoring case and surrounding spaces; numbers by value, so that
 * 5 and 5.0 are equal, but only where the cell is a plain number: 007 is text. Null and blank text mean an empty cell.
 */
final class Condition {

    private final String column;
    private final String text;
    private final String folded;
    private final Optional<BigDecimal> number;

    Condition(String column, JsonNode value) {
        this.column = column;
        this.text = value.isNull() ? "" : value.asText().strip();
        this.folded = Folding.folded(text);
        this.number = value.isNumber()
                ? Optional.of(value.decimalValue())
                : Cell.of(text).number();
    }

    String column() {
        return column;
    }

    String text() {
        return text;
    }

    boolean matches(Cell cell) {
        if (number.isPresent() && cell.number().isPresent()) {
            return number.get().compareTo(cell.number().get()) == 0;
        }
        return Folding.folded(cell.text().strip()).equals(folded);
    }

    /** True when the cell holds the text and more. */
    boolean isPartOf(Cell cell) {
        return !folded.isEmpty() && Folding.folded(cell.text()).contains(folded);
    }

    /** {@code product = 'Lamp'}. */
    String describe() {
        return text.isEmpty() ? column + " is empty" : column + " = '" + text + "'";
    }
}
