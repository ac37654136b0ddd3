package dev.mudlark.evaluation;

import java.util.Locale;

/** Whether an agent chose the tool that a question names. */
public enum RoutingOutcome {
    /** The expected tool; where none is expected, none. */
    RIGHT,
    /** Another tool. */
    WRONG_TOOL,
    /** No tool but perhaps search, although another is expected; or none at all. */
    SILENT_SKIP,
    /** A tool, although none is expected. */
    NEEDLESS_CALL,
    /** A tool that does not exist: a call that went wrong, and no decision against a call. */
    BROKEN_CALL;

    /** The name in result files, such as {@code silent_skip}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
