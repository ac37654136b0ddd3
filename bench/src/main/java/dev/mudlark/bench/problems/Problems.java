package dev.mudlark.bench.problems;

import java.util.ArrayList;
import java.util.List;

/** Collects faults, so that a user sees all of them at once. */
public final class Problems {

    private final List<Problem> found = new ArrayList<>();

    /** Notes a fault. */
    public void add(String where, String message) {
        found.add(new Problem(where, message));
    }

    /** True when nothing was noted. */
    public boolean isEmpty() {
        return found.isEmpty();
    }

    /** What was noted so far, in order. */
    public List<Problem> found() {
        return List.copyOf(found);
    }

    /** @throws ProblemsException when something was noted */
    public void throwIfAny() {
        if (!found.isEmpty()) {
            throw new ProblemsException(found);
        }
    }
}
