package dev.mudlark.tools.tables;

import dev.mudlark.documents.Cell;
import dev.mudlark.tools.builtin.Shown;
import java.util.ArrayList;
import java.util.List;

/** Counts cells that could not be taken for what was wanted, and remembers a few. */
final class LeftOut {

    private static final int EXAMPLES = 2;
    private static final int LONGEST_EXAMPLE = 30;

    private int empty;
    private int others;
    private boolean dates;
    private List<String> examples = List.of();

    void add(Cell cell) {
        if (cell.text().isBlank()) {
            empty++;
            return;
        }
        others++;
        if (examples.size() < EXAMPLES) {
            String example = "'" + Shown.text(cell.text().strip(), LONGEST_EXAMPLE) + "'";
            if (!examples.contains(example)) {
                examples = new ArrayList<>(examples);
                examples.add(example);
                dates |= Moment.parse(cell.text().strip()).isPresent();
            }
        }
    }

    /** True when one of those remembered is a date. */
    boolean holdsDates() {
        return dates;
    }

    int count() {
        return empty + others;
    }

    /** {@code 2 no number ('n/a'), 1 empty}; nothing when nothing was left out. */
    String describe(Ordered.Kind wanted) {
        return describe(List.of(this), empty, wanted);
    }

    /** {@code 4 no plain number or ISO date ('12,345', '2,000', …)}; nothing when nothing was counted. */
    String describeNotPlain() {
        return count() == 0 ? "" : describe(List.of(this), 0, "no plain number or ISO date");
    }

    /** Cells of several kinds, and empty ones. */
    static String describe(List<LeftOut> cells, int empty, Ordered.Kind wanted) {
        return describe(cells, empty, wanted.none());
    }

    private static String describe(List<LeftOut> cells, int empty, String what) {
        int count = cells.stream().mapToInt(some -> some.others).sum();
        List<String> examples = cells.stream()
                .flatMap(some -> some.examples.stream())
                .limit(EXAMPLES)
                .toList();
        String more = count > examples.size() ? ", …)" : ")";
        String other = count == 0 ? "" : count + " " + what + " (" + String.join(", ", examples) + more;
        String none = empty == 0 ? "" : empty + " empty";
        return other + (other.isEmpty() || none.isEmpty() ? "" : ", ") + none;
    }
}
