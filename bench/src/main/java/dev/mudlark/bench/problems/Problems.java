package dev.mudlark.bench.problems;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Collects faults, so that a user sees all of them at once. Everything that reads or checks what a user gave adds here and
 * goes on with what it could read.
 */
public final class Problems {

    private final List<Problem> found = new ArrayList<>();

    /** Notes a fault. */
    public void add(String where, String message) {
        found.add(new Problem(where, message));
    }

    /** Notes what others found. */
    public void addAll(List<Problem> others) {
        found.addAll(others);
    }

    /** True when nothing was noted. */
    public boolean isEmpty() {
        return found.isEmpty();
    }

    /**
     * What was noted so far: file by file, the one first that was told of first; in a file by line, after what is said of
     * it as a whole; and of one line in the order in which it was found.
     */
    public List<Problem> found() {
        List<String> files = found.stream().map(Problem::file).distinct().toList();
        return found.stream()
                .sorted(Comparator.comparingInt((Problem problem) -> files.indexOf(problem.file()))
                        .thenComparingInt(Problem::line))
                .toList();
    }

    /** @throws ProblemsException when something was noted */
    public void throwIfAny() {
        if (!found.isEmpty()) {
            throw new ProblemsException(found());
        }
    }
}
