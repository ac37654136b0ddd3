package dev.mudlark.context;

import java.util.ArrayList;
import java.util.List;

/** The steps of one question in the order they ended. Safe for use by several threads. */
public final class Trace {

    private final String name;
    private final List<Step> steps = new ArrayList<>();

    /** Of nothing in particular. */
    public Trace() {
        this("");
    }

    /** Of a question; the name tells questions of a run apart, such as {@code system/question}. */
    public Trace(String name) {
        this.name = name;
    }

    /** What this is the trace of; empty when that has no name. */
    public String name() {
        return name;
    }

    /** Appends a step. */
    public synchronized void add(Step step) {
        steps.add(step);
    }

    /** The steps so far, as a copy. */
    public synchronized List<Step> steps() {
        return List.copyOf(steps);
    }
}
