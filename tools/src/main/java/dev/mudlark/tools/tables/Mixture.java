package dev.mudlark.tools.tables;

import dev.mudlark.documents.Cell;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The kinds of cells in a column. */
final class Mixture {

    private final Map<Ordered.Kind, LeftOut> byKind = new EnumMap<>(Ordered.Kind.class);
    private final LeftOut asText = new LeftOut();
    private int empty;

    /** Counts a cell and what it was read as. */
    void add(Cell cell, Optional<Ordered> value) {
        if (value.isEmpty()) {
            empty++;
        } else {
            byKind.computeIfAbsent(value.get().kind(), kind -> new LeftOut()).add(cell);
            if (value.get() instanceof Ordered.OfText text && text.looksOrdered()) {
                asText.add(cell);
            }
        }
    }

    /** The kind that stands first: numbers, else dates, else text. Text when all cells are empty. */
    Ordered.Kind kind() {
        return byKind.keySet().stream().findFirst().orElse(Ordered.Kind.TEXT);
    }

    /** Cells that look like amounts or dates and were compared as text with the others; nothing when none was. */
    String describeAsText() {
        return kind() == Ordered.Kind.TEXT ? asText.describeNotPlain() : "";
    }

    int empty() {
        return empty;
    }

    /** {@code 2 no number ('n/a'), 1 empty}: what is not of the first kind. */
    String describe() {
        return describe(kind());
    }

    /** What is not of that kind. */
    String describe(Ordered.Kind wanted) {
        List<LeftOut> others = new ArrayList<>();
        byKind.forEach((kind, cells) -> {
            if (kind != wanted) {
                others.add(cells);
            }
        });
        return LeftOut.describe(others, empty, wanted);
    }
}
