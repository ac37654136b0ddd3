package dev.mudlark.context;

import java.util.ArrayList;
import java.util.List;

/** The steps of one question in the order they ended. Safe for use by several threads. */
public final class Trace {

    private final List<Step> steps = new ArrayList<>();

    /** Appends a step. */
    public synchronized void add(Step step) {
        steps.add(step);
    }

    /** The steps so far, as a copy. */
    public synchronized List<Step> steps() {
        return List.copyOf(steps);
    }
}
