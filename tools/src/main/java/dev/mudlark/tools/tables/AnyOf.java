package dev.mudlark.tools.tables;

import dev.mudlark.documents.Cell;
import dev.mudlark.tools.builtin.LooseText;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Many values of which a cell may be equal to one: a cell is looked up, however many there are. */
final class AnyOf {

    private final Set<BigDecimal> numbers = new HashSet<>();
    private final Set<String> keys = new HashSet<>();
    private final Set<String> keysOfText = new HashSet<>();

    AnyOf(List<Wanted> values) {
        for (Wanted value : values) {
            keys.add(value.key());
            value.number()
                    .ifPresentOrElse(
                            number -> numbers.add(number.stripTrailingZeros()), () -> keysOfText.add(value.key()));
        }
    }

    /** True when {@link Wanted#equalTo} is for one of the values. */
    boolean equalTo(Cell cell) {
        if (cell.number().isEmpty()) {
            return keys.contains(LooseText.key(cell.text()));
        }
        return numbers.contains(cell.number().get().stripTrailingZeros())
                || (!keysOfText.isEmpty() && keysOfText.contains(LooseText.key(cell.text())));
    }
}
