package dev.mudlark.tools.tables;

import com.fasterxml.jackson.databind.JsonNode;
import dev.mudlark.documents.Cell;
import dev.mudlark.tools.builtin.LooseText;
import dev.mudlark.tools.builtin.Shown;
import java.math.BigDecimal;
import java.util.Optional;

/**
 * A value that a cell may be equal to. Text is compared whole and loosely; numbers by value, so that 5 and 5.0 are equal,
 * but only where the cell is a plain number: 007 is text. Null and blank text mean an empty cell.
 */
final class Wanted {

    private final String text;
    private final String key;
    private final Optional<BigDecimal> number;

    Wanted(JsonNode value) {
        this.text = value.isNull() ? "" : value.asText().strip();
        this.key = LooseText.key(text);
        this.number = number(value).or(() -> Cell.of(text).number());
    }

    /** The exact value of a JSON number; empty for anything else, infinity and "not a number" among it. */
    static Optional<BigDecimal> number(JsonNode value) {
        boolean binary = value.isDouble() || value.isFloat();
        return value.isNumber() && (!binary || Double.isFinite(value.doubleValue()))
                ? Optional.of(value.decimalValue())
                : Optional.empty();
    }

    /** As the model wrote it, without surrounding spaces. */
    String text() {
        return text;
    }

    /** Its loose form. */
    String key() {
        return key;
    }

    /** Its value, when it is a number. */
    Optional<BigDecimal> number() {
        return number;
    }

    boolean isEmpty() {
        return key.isEmpty();
    }

    boolean equalTo(Cell cell) {
        if (number.isPresent() && cell.number().isPresent()) {
            return number.get().compareTo(cell.number().get()) == 0;
        }
        return LooseText.hasKey(cell.text(), key);
    }

    /** True when the cell holds the text, and perhaps more. */
    boolean isPartOf(Cell cell) {
        return !key.isEmpty() && LooseText.key(cell.text()).contains(key);
    }

    /** {@code 'Lamp'}. */
    String describe() {
        return key.isEmpty() ? "empty" : "'" + Shown.text(text) + "'";
    }
}
