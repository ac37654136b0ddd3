package dev.mudlark.bench.problems;

import java.util.List;
import java.util.stream.Collectors;

/** What a user gave cannot be used. Nothing was run. */
public final class ProblemsException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient List<Problem> problems;

    /** All faults, at least one. */
    public ProblemsException(List<Problem> problems) {
        super(problems.stream().map(Problem::toString).collect(Collectors.joining("\n")));
        this.problems = List.copyOf(problems);
    }

    /** A single fault. */
    public static ProblemsException of(String where, String message) {
        return new ProblemsException(List.of(new Problem(where, message)));
    }

    /** The faults in the order they were found. */
    public List<Problem> problems() {
        return problems;
    }
}
