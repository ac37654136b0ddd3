package dev.mudlark.routing;

import java.util.List;

/** What was given cannot be used; nothing was routed. */
public final class RoutingException extends Exception {

    private static final long serialVersionUID = 1L;

    private final transient List<String> lines;

    /** @param lines what is wrong, where and what to do: a line for each fault, at least one */
    public RoutingException(List<String> lines) {
        super(String.join("\n", lines));
        this.lines = List.copyOf(lines);
    }

    /** A single fault. */
    public RoutingException(String line) {
        this(List.of(line));
    }

    /** What is wrong: a line for each fault. */
    public List<String> lines() {
        return lines;
    }
}
