package dev.mudlark.tools.tables;

import dev.mudlark.documents.Cell;
import dev.mudlark.tools.builtin.Shown;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.stream.Collectors;

/** Counts cells that could not be taken for what was wanted, and remembers a few. */
final class LeftOut {

    private static final int EXAMPLES = 2;
    private static final int LONGEST_EXAMPLE = 30;

    private int empty;
    private int others;
    private final Set<String> examples = new LinkedHashSet<>();

    void add(Cell cell) {
        String text = cell.text().strip();
        if (cell.type() == Cell.Type.EMPTY || text.isEmpty()) {
            empty++;
            return;
        }
        others++;
        if (examples.size() < EXAMPLES) {
            examples.add("'" + Shown.text(text, LONGEST_EXAMPLE) + "'");
        }
    }

    int empty() {
        return empty;
    }

    int others() {
        return others;
    }

    int count() {
        return empty + others;
    }

    /** {@code 2 no number ('n/a'), 1 empty}; nothing when nothing was left out. */
    String describe(Ordered.Kind wanted) {
        String other = others == 0
                ? ""
                : others + " " + wanted.none()
                        + examples.stream()
                                .collect(Collectors.joining(", ", " (", others > examples.size() ? ", …)" : ")"));
        String none = empty == 0 ? "" : empty + " empty";
        return other + (other.isEmpty() || none.isEmpty() ? "" : ", ") + none;
    }
}
