package dev.mudlark.bench;

import java.util.List;

/** A command of the benchmark did not do what it was asked. */
public final class BenchException extends Exception {

    private static final long serialVersionUID = 1L;

    private final Kind kind;
    private final transient List<String> lines;

    /** How far it came. */
    public enum Kind {
        /** What was given cannot be used; nothing was run. */
        COULD_NOT_START,
        /** It ran and ended badly. */
        ENDED_BADLY
    }

    BenchException(Kind kind, List<String> lines, Throwable cause) {
        super(String.join("\n", lines), cause);
        this.kind = kind;
        this.lines = List.copyOf(lines);
    }

    /** How far it came. */
    public Kind kind() {
        return kind;
    }

    /** What is wrong, where and what to do: a line for each fault. */
    public List<String> lines() {
        return lines;
    }
}
