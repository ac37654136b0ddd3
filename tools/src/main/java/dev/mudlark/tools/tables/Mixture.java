package dev.mudlark.tools.tables;

import dev.mudlark.documents.Cell;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The kinds of cells in a column. */
final class Mixture {

    private final Map<Ordered.Kind, LeftOut> notOfKind = new EnumMap<>(Ordered.Kind.class);
    private final LeftOut empty = new LeftOut();
    private Ordered.@Nullable Kind first;

    Mixture() {
        for (Ordered.Kind kind : Ordered.Kind.values()) {
            notOfKind.put(kind, new LeftOut());
        }
    }

    /** Counts a cell and what it was read as. */
    void add(Cell cell, Optional<Ordered> value) {
        if (value.isEmpty()) {
            empty.add(cell);
            return;
        }
        Ordered.Kind kind = value.get().kind();
        first = first == null || kind.compareTo(first) < 0 ? kind : first;
        notOfKind.forEach((other, leftOut) -> {
            if (other != kind) {
                leftOut.add(cell);
            }
        });
    }

    /** The kind that stands first: numbers, else dates, else text. Text when all cells are empty. */
    Ordered.Kind kind() {
        return first == null ? Ordered.Kind.TEXT : first;
    }

    boolean isMixed() {
        return !describe().isEmpty();
    }

    /** {@code 2 no number ('n/a'), 1 empty}: what is not of the first kind. */
    String describe() {
        return describe(kind());
    }

    /** What is not of that kind. */
    String describe(Ordered.Kind kind) {
        LeftOut others = notOfKind.get(kind);
        String other = others == null ? "" : others.describe(kind);
        String none = empty.describe(kind);
        return other + (other.isEmpty() || none.isEmpty() ? "" : ", ") + none;
    }

    int empty() {
        return empty.count();
    }
}
